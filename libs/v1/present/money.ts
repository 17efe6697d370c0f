import type { Money__Output } from '@tradecounter/proto/tradecounter/common/v1/Money'
import type { Money } from '../schemas/money.ts'

/** Field by field, so that nothing but SPEC's two fields is ever shown. */
export const presentMoney = ({ amount, currency }: Money__Output): Money => ({ amount, currency })

export const nullableMoney = (money: Money__Output | null | undefined): Money | null => (money ? presentMoney(money) : null)

/** A message that the contract always sets. Throws when it is not there: that is a defect of the service that answered. */
export function present<Message>(message: Message | null | undefined, name: string): Message {
  if (message === null || message === undefined) throw new TypeError(`${name} is missing in an answer`)
  return message
}
