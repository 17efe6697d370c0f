/** The documentation's pages by their path. */
import type { Page } from '../exchange.ts'
import { changelog } from './changelog.ts'
import { docsPage } from './docs-page.ts'
import type { Site } from './docs-page.ts'
import { errors } from './errors.ts'
import { gettingStarted } from './getting-started.ts'
import type { PageText } from './html-page.ts'
import { overview } from './overview.ts'
import { reference } from './reference/reference.ts'
import { versioning } from './versioning.ts'
import { webhooks } from './webhooks.ts'

const texts: Record<string, (site: Site) => PageText> = {
  '/docs': overview,
  '/docs/getting-started': gettingStarted,
  '/docs/reference': reference,
  '/docs/webhooks': webhooks,
  '/docs/errors': errors,
  '/docs/versioning': versioning,
  '/docs/changelog': changelog,
}

export const docsPages: Record<string, Page> = Object.fromEntries(Object.entries(texts).map(([path, write]) => [path, docsPage(path, write)]))
