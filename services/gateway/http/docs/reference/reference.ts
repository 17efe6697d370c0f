/** GET /docs/reference: the OpenAPI document for people. Nothing stands here that is not in the document. */
import { openapi } from '@tradecounter/v1/openapi'
import { json, table } from '../blocks.ts'
import type { Site } from '../docs-page.ts'
import { html } from '../html.ts'
import type { Html } from '../html.ts'
import type { PageText } from '../html-page.ts'
import { inline, prose } from '../prose.ts'
import { examplesOf, found, operationsOf } from './document.ts'
import type { Document, Operation } from './document.ts'
import { described, fieldTable, schemaAnchor, typeOf } from './fields.ts'
import { operationSection, parameterTable, problemRow } from './operation.ts'

const hasScope = (operation: Operation): boolean => operation['x-scope'] !== undefined

/** What all of them have, by reference. */
function inEvery(operations: readonly Operation[]): Set<string> {
  const sets = operations.map(({ responses }) => new Set(Object.values(responses).flatMap(({ $ref }) => $ref ?? [])))
  return sets.reduce((all, each) => all.intersection(each))
}

function authentication(document: Document): Html {
  const { api_key, oauth } = document.components.securitySchemes
  const operations = operationsOf(document)
  const scopes = [...new Set(operations.flatMap(({ operation }) => operation['x-scope'] ?? []))]
  const grants = (scope: string): Html => html`${operations.filter(({ operation }) => operation['x-scope'] === scope)
    .map(({ operation }, index) => [index > 0 && ', ', html`<a href="#${operation.operationId}">${operation.summary.toLowerCase()}</a>`])}`
  const beyond = Object.entries(oauth?.flows?.authorizationCode.scopes ?? {}).filter(([scope]) => !scopes.includes(scope))
  return html`<section id="authentication" class="part">
<h2>Authentication</h2>
<p>Every request carries <code>Authorization: Bearer …</code> with one of these; only the OpenAPI document needs none.</p>
<p><strong>An API key.</strong> ${inline(api_key?.description ?? '')}</p>
${oauth?.flows && html`<p><strong>An OAuth 2.1 access token</strong>, by the authorization code flow with PKCE (S256).</p>
${table(['Endpoint', ''], Object.entries(oauth.flows.authorizationCode).filter(([name]) => name !== 'scopes').map(([name, url]) => [name.replace('Url', ''), html`<code>${String(url)}</code>`]))}`}
<h3 id="scopes">Scopes</h3>
${table(['Scope', 'Allows'], [...scopes.map((scope) => [scope, grants(scope)] as const), ...beyond].map(([scope, allows]) => [html`<code>${scope}</code>`, allows]))}
</section>\n`
}

const webhookSection = ([type, { post }]: [string, Document['webhooks'][string]]): Html => {
  const media = post.requestBody?.content['application/json']
  return html`<section id="${type}" class="part">
<h3>${type}</h3>
<p class="line"><span class="verb hook">POST</span> <code>{webhook_url}</code></p>
<p>${post.summary}</p>
${media && fieldTable(media.schema)}${media && examplesOf(media).map(({ value }) => html`<details><summary>Example</summary>${json(value)}</details>`)}
</section>\n`
}

export function reference({ base_url, auth_url }: Site): PageText {
  const document = openapi({ base_url, auth_url }) as unknown as Document
  const operations = operationsOf(document)
  const shared = inEvery(operations.map(({ operation }) => operation).filter(hasScope))
  const common = new Set(Object.keys(document.components.responses.internal?.headers ?? {}))
  const tagged = document.tags.map((tag) => ({ ...tag, own: operations.filter(({ operation }) => operation.tags.includes(tag.name)) })).filter(({ own }) => own.length > 0)
  const hooks = Object.entries(document.webhooks)
  const [hook] = hooks.map(([, { post }]) => post)
  const statusOf = ($ref: string): string => Object.entries(operations[0]?.operation.responses ?? {}).find(([, each]) => each.$ref === $ref)?.[0] ?? ''
  return {
    title: 'Reference',
    contents: [
      { at: 'conventions', title: 'Conventions' }, { at: 'authentication', title: 'Authentication' },
      ...tagged.map(({ name, own }) => ({ at: `tag-${name}`, title: name, under: own.map(({ operation }) => ({ at: operation.operationId, title: operation.summary })) })),
      { at: 'tag-Webhooks', title: 'Webhooks', under: hooks.map(([type]) => ({ at: type, title: type })) },
      { at: 'problems', title: 'Problems of every operation' }, { at: 'headers', title: 'Response headers' }, { at: 'schemas', title: 'Schemas' },
    ],
    body: html`<p class="lead">${document.info.summary} Version ${document.info.version}; for machines: <a href="${base_url}/v1/openapi.json">openapi.json</a>.</p>
<section id="conventions">${prose(document.info.description, 2)}</section>
${authentication(document)}
${tagged.map(({ name, description, own }) => html`<section id="tag-${name}" class="part"><h2>${name}</h2>${prose(description)}
${own.map((each) => operationSection(document, base_url, each, shared, common))}</section>\n`)}
<section id="tag-Webhooks" class="part"><h2>Webhooks</h2>
${prose(document.tags.find(({ name }) => name === 'Webhooks')?.description ?? '')}${prose(hook?.description ?? '')}
<p>How to verify and handle them: <a href="${base_url}/docs/webhooks">webhooks</a>.</p>
${parameterTable(hook?.parameters ?? [])}
${hooks.map(webhookSection)}</section>
<section id="problems" class="part"><h2>Problems of every operation</h2>
${table(['Status', ''], [...shared].map(($ref) => problemRow(statusOf($ref), found(document, { $ref, description: '' }))))}</section>
<section id="headers" class="part"><h2>Response headers</h2>
${table(['Header', 'Type', ''], Object.entries(document.components.headers).map(([name, { schema, description, example }]) => [
  html`<code>${name}</code>${common.has(name) && html` <span class="type">always</span>`}`, html`<span class="type">${typeOf(schema)}</span>`,
  html`${described(schema, description)} <span class="quiet">Such as <code>${String(example)}</code>.</span>`,
]))}</section>
<section id="schemas" class="part"><h2>Schemas</h2>
<p>Every field of an answer is always there; one that has nothing to say is null where its type allows it.</p>
${Object.entries(document.components.schemas).map(([name, schema]) => html`<section id="${schemaAnchor(name)}"><h3>${name}</h3>
${prose(schema.description ?? '')}${fieldTable(schema, name.endsWith('Input'))}</section>\n`)}</section>`,
  }
}
