import { scopes } from '@tradecounter/v1/operations'
import { policies } from '../../domain/rate-window.ts'
import { json } from '../exchange.ts'
import type { Page } from '../exchange.ts'
import { limitRate } from '../steps/limit-rate.ts'

/** GET /.well-known/oauth-protected-resource (RFC 9728), where the challenge of a 401 points. */
export const protectedResource: Page = (context) => {
  const { base_url, auth_url } = context.config
  const metadata = json({
    resource: base_url,
    ...(auth_url === undefined ? {} : { authorization_servers: [auth_url] }),
    scopes_supported: [...Object.keys(scopes), 'mcp'],
    bearer_methods_supported: ['header'],
    resource_documentation: `${base_url}/docs/errors#unauthenticated`,
  })
  return async (exchange) => {
    await limitRate(context, exchange, policies.address, exchange.state.address)
    return metadata
  }
}
