/** SPEC "Authentication" 3; DECISIONS C2 (`mcp` grants all), C4. */
import { Failure } from '@tradecounter/kernel/failure'
import type { Credential__Output } from '@tradecounter/proto/tradecounter/accounts/v1/Credential'
import type { Operation } from '@tradecounter/v1/operations'
import type { Context } from '../../context.ts'
import type { Exchange } from '../exchange.ts'
import { challenge } from './authenticate.ts'

export function requireScope(context: Context, exchange: Exchange, { scope }: Operation, { scopes }: Credential__Output): void {
  if (scope === null || scopes.includes(scope) || scopes.includes('mcp')) return
  exchange.set('WWW-Authenticate', challenge(context, { error: 'insufficient_scope', scope }))
  throw new Failure('insufficient_scope', `the credential lacks the scope ${scope}`)
}
