/** The API keys and the signing secret of the demo world. They are fixed: they open a development stack and nothing else. */
import { makeToken } from '@tradecounter/kernel/token'
import { apiKeyRow } from '../../services/accounts/domain/api-key.ts'
import { accountId } from './accounts.ts'
import type { AccountName } from './accounts.ts'
import { randomOf, uuidOf } from './ids.ts'

const reading = ['account:read', 'designs:read', 'orders:read', 'shops:read']
const all = ['account:read', 'designs:read', 'orders:read', 'orders:write', 'shops:read']

interface DemoKey {
  account: AccountName
  scopes: string[]
  expires?: string
  revoked?: string
}

/** What `npm start -- --json` hands out. */
const keys = {
  full: { account: 'harbour-and-vale', scopes: all },
  read_only: { account: 'harbour-and-vale', scopes: reading },
  other_account: { account: 'kontor-elbe', scopes: all },
  no_card: { account: 'brightwater-rowing', scopes: all },
  declined_card: { account: 'old-mill-bakery', scopes: all },
  sandbox: { account: 'paper-lantern-lab', scopes: all },
  lead: { account: 'fernhill-school', scopes: all },
  inactive: { account: 'castaway-records', scopes: all },
} satisfies Record<string, DemoKey>

/** For tests and for curious people. */
const others = {
  dollars: { account: 'mesa-trail-outfitters', scopes: all },
  with_credit: { account: 'liffey-film-festival', scopes: all },
  no_country: { account: 'unsettled-goods', scopes: all },
  designs_only: { account: 'harbour-and-vale', scopes: ['designs:read'] },
  write_only: { account: 'harbour-and-vale', scopes: ['orders:write'] },
  expired: { account: 'harbour-and-vale', scopes: all, expires: '2026-04-30T00:00:00Z' },
  revoked: { account: 'harbour-and-vale', scopes: all, revoked: '2026-05-12T14:03:00Z' },
} satisfies Record<string, DemoKey>

const keyOf = (name: string): string => makeToken('api_key', randomOf(`api key ${name}`))

const made = <Name extends string>(of: Record<Name, DemoKey>): Record<Name, string> =>
  Object.fromEntries(Object.keys(of).map((name) => [name, keyOf(name)])) as Record<Name, string>

export const credentials = made(keys)

export const otherCredentials = made(others)

const secretOf = (account: AccountName): string => makeToken('signing_secret', randomOf(`signing secret ${account}`))

/** That of the account of `full`. */
export const account_signing_secret = secretOf('harbour-and-vale')

const made_at = new Date('2026-03-10T09:00:00Z')

export const apiKeyRows = Object.entries<DemoKey>({ ...keys, ...others }).map(([name, { account, scopes, expires, revoked }]) => ({
  ...apiKeyRow({
    id: uuidOf(`api key ${name}`), account_id: accountId(account), token: keyOf(name), scopes, created_at: made_at,
    expires_at: expires ? new Date(expires) : null,
  }),
  revoked_at: revoked ? new Date(revoked) : null,
}))

/** Every account signs its deliveries; `seal` is the accounts service's own. */
export const signingSecretRows = (names: AccountName[], seal: (secret: string) => Buffer) => names.map((name) => ({
  id: uuidOf(`signing secret ${name}`), account_id: accountId(name), sealed: seal(secretOf(name)), created_at: made_at, expires_at: null,
}))
