import type { Handler } from '@tradecounter/chassis/grpc-server'
import { invalid, notFound } from '@tradecounter/kernel/failure'
import type { FieldErrors } from '@tradecounter/kernel/failure'
import { isUuid, uuidv7 } from '@tradecounter/kernel/ids'
import { messages } from '@tradecounter/kernel/messages'
import { makeToken } from '@tradecounter/kernel/token'
import type { AccountsOperatorServiceDefinition } from '@tradecounter/proto/tradecounter/accounts/v1/AccountsOperatorService'
import type { CreateApiKeyRequest__Output } from '@tradecounter/proto/tradecounter/accounts/v1/CreateApiKeyRequest'
import type { Context } from '../context.ts'
import { AccountEntity, ApiKeyEntity } from '../db/entities.ts'
import { apiKeyRow, apiKeyScopes } from '../domain/api-key.ts'

/** DECISIONS C1–C3. The answer is the only time that the key is seen. */
export const createApiKey = (context: Context): Handler<AccountsOperatorServiceDefinition, 'CreateApiKey'> => async (request) => {
  const { database, clock, random } = context
  const now = clock.now()
  const { account_id, scopes } = request
  const expires_at = request.expires_at ? readTime(request.expires_at) : null
  const errors = check(scopes, expires_at, now)
  if (Object.keys(errors).length > 0) throw invalid(errors)
  const em = database.em()
  if (!isUuid(account_id) || (await em.count(AccountEntity, { id: account_id })) === 0) throw notFound()
  const token = makeToken('api_key', random)
  const row = apiKeyRow({ id: uuidv7(now, random), account_id, token, scopes, created_at: now, expires_at })
  await em.insert(ApiKeyEntity, row)
  return { id: row.id, key: token, account_id, scopes: row.scopes }
}

function check(scopes: CreateApiKeyRequest__Output['scopes'], expires_at: Date | null, now: Date): FieldErrors {
  const errors: FieldErrors = {}
  const allowed = new Set<string>(apiKeyScopes)
  if (scopes.length === 0) errors.scopes = [messages.atLeastEntries(1)]
  if (!scopes.every((scope) => allowed.has(scope))) errors.scopes = [messages.oneOf(apiKeyScopes)]
  if (expires_at && Number.isNaN(expires_at.getTime())) errors.expires_at = [messages.time]
  if (expires_at && expires_at <= now) errors.expires_at = [messages.future]
  return errors
}

const form = /^\d{4}-\d\d-\d\d[Tt]\d\d:\d\d:\d\d(\.\d{1,9})?([Zz]|[+-]\d\d:\d\d)$/

/** RFC 3339; an invalid Date otherwise. */
const readTime = (text: string): Date => new Date(form.test(text) ? text : Number.NaN)
