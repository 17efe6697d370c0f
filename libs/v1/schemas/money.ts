import { Type, type Static } from 'typebox'

const fields = {
  amount: Type.String({
    pattern: '^-?\\d+(\\.\\d+)?$',
    description: "A decimal string with exactly the currency's digits: `12.30` in GBP, `1230` in JPY. Never a JSON number.",
  }),
  currency: Type.String({ pattern: '^[A-Z]{3}$', description: 'ISO 4217 code.' }),
}

/** SPEC "Wire conventions", DECISIONS "Money": money in a field with a description of its own. */
export const moneyAs = (description: string) => Type.Object(fields, { title: 'Money', description })

export const Money = moneyAs('An amount in a currency.')

export type Money = Static<typeof Money>
