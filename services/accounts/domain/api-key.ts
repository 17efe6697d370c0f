/** An API key as it is stored (DECISIONS C1, C2): what it may do, and never the key itself. */
import { tokenDigest } from '@tradecounter/kernel/token'

/** SPEC "Authentication" 3; `mcp` is for OAuth tokens alone. */
export const apiKeyScopes = ['account:read', 'designs:read', 'orders:read', 'orders:write', 'shops:read'] as const

export interface ApiKeyRow {
  id: string
  account_id: string
  token_sha256: Buffer
  last4: string
  scopes: string[]
  created_at: Date
  expires_at: Date | null
  revoked_at: Date | null
  last_used_at: Date | null
}

export interface NewApiKey {
  id: string
  account_id: string
  /** The key itself. */
  token: string
  scopes: readonly string[]
  created_at: Date
  expires_at?: Date | null
}

export const apiKeyRow = ({ token, scopes, expires_at = null, ...key }: NewApiKey): ApiKeyRow => ({
  ...key,
  token_sha256: tokenDigest(token),
  last4: token.slice(-4),
  scopes: [...new Set(scopes)],
  expires_at,
  revoked_at: null,
  last_used_at: null,
})
