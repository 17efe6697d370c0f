/** GET /docs/changelog: of CHANGELOG.md, what integrators see (its sections "Public API"). */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Site } from './docs-page.ts'
import { html } from './html.ts'
import type { PageText } from './html-page.ts'
import { prose } from './prose.ts'

const file = join(import.meta.dirname, '../../../../CHANGELOG.md')

export interface Release {
  /** `Unreleased`, or a version with its date. */
  name: string
  /** In the prose of prose.ts. */
  text: string
}

/** The sections "Public API" by release; releases without one are left out. Throws when there is none at all. */
export function publicReleases(changelog: string): Release[] {
  const releases = changelog.split(/^## /m).slice(1).flatMap((release): Release[] => {
    const [name = '', ...parts] = release.split(/\n### /)
    const text = parts.find((part) => part.startsWith('Public API\n'))?.slice('Public API\n'.length).trim()
    return text ? [{ name: name.split('\n')[0] ?? '', text }] : []
  })
  if (releases.length === 0) throw new Error('CHANGELOG.md has no section "### Public API"')
  return releases
}

const anchor = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9.]+/g, '-')

export function changelog({ base_url }: Site): PageText {
  const releases = publicReleases(readFileSync(file, 'utf8'))
  return {
    title: 'Changelog',
    body: html`<p class="lead">What has changed for integrators. What may change, and how long what is there stays: <a href="${base_url}/docs/versioning">versioning</a>.</p>
${releases.map(({ name, text }) => html`<section id="${anchor(name)}"><h2>${name}</h2>\n${prose(text)}</section>\n`)}`,
  }
}
