/** One operation of the reference: how to call it, what comes back, what can go wrong. */
import { code, json, table } from '../blocks.ts'
import { html } from '../html.ts'
import type { Html } from '../html.ts'
import { inline, prose } from '../prose.ts'
import { examplesOf, found } from './document.ts'
import type { Document, Media, Operation, Parameter, Response } from './document.ts'
import { described, fieldTable, typeOf } from './fields.ts'

const mediaOf = (content: Record<string, Media> | undefined): Media | undefined => Object.values(content ?? {})[0]

const examples = (media: Media): Html => html`${examplesOf(media).map(({ summary, value }, index, all) =>
  html`<details><summary>Example${all.length > 1 && `: ${summary}`}</summary>${json(value)}</details>\n`)}`

export const parameterTable = (parameters: readonly Parameter[]): Html => table(['Parameter', 'Type', ''], parameters.map(({ name, in: place, required, schema, description, example }) => [
  html`<code>${name}</code> <span class="type">in ${place}</span>`,
  html`<span class="type">${typeOf(schema)}</span>${required && html` <span class="must">required</span>`}`,
  html`${described(schema, description)}${example !== undefined && html` <span class="quiet">Such as <code>${String(example)}</code>.</span>`}`,
]))

/** A command that does it, with the examples of the document. */
function command(document: Document, base_url: string, method: string, path: string, operation: Operation): Html {
  const parameters = (operation.parameters ?? []).map((each) => found(document, each))
  const target = parameters.filter((each) => each.in === 'path').reduce((url, { name, example }) => url.replace(`{${name}}`, String(example)), path)
  const [body] = operation.requestBody ? examplesOf(mediaOf(operation.requestBody.content) as Media) : []
  return code([
    `curl -sS ${method === 'POST' && !body ? '-X POST ' : ''}'${base_url}${target}'`,
    ...(operation['x-scope'] ? [`-H "Authorization: Bearer $KEY"`] : []),
    ...parameters.filter((each) => each.in === 'header' && each.required).map(({ name, example }) => `-H '${name}: ${String(example)}'`),
    ...(body ? [`-H 'Content-Type: application/json'`, `-d '${JSON.stringify(body.value)}'`] : []),
  ].join(' \\\n  '), 'shell-example')
}

const headerNames = (own: Response, common: ReadonlySet<string>): string[] => Object.keys(own.headers ?? {}).filter((name) => !common.has(name))

function success(document: Document, [status, own]: [string, Response], common: ReadonlySet<string>): Html {
  const media = mediaOf(own.content)
  const headers = headerNames(own, common)
  return html`<h4>${status}</h4>
<p>${inline(own.description)}${headers.length > 0 && html` <span class="quiet">Headers: ${headers.map((name, index) => [index > 0 && ', ', html`<a href="#headers"><code>${name}</code></a>`])}.</span>`}</p>
${media?.schema.properties && fieldTable(media.schema)}${media && examples(media)}`
}

/** Where a problem's `type` leads. */
const explanation = (media: Media | undefined): string => (examplesOf(media as Media)[0]?.value as { type: string }).type

export const problemRow = (status: string, own: Response): Html[] => {
  const media = mediaOf(own.content)
  return [
    html`<a href="${explanation(media)}">${status} <code>${explanation(media).split('#')[1]}</code></a>`,
    html`${inline(own.description)}${media && examples(media)}`,
  ]
}

/** `shared`: references to problems that every operation has; `common`: headers that every answer has. Both are told once, elsewhere. */
export function operationSection(
  document: Document,
  base_url: string,
  { method, path, operation }: { method: string; path: string; operation: Operation },
  shared: ReadonlySet<string>,
  common: ReadonlySet<string>,
): Html {
  const { operationId, summary, description, parameters = [], requestBody, responses } = operation
  const body = mediaOf(requestBody?.content)
  const [good, bad] = [Object.entries(responses).filter(([status]) => status < '4'), Object.entries(responses).filter(([status]) => status >= '4')]
  const own = bad.filter(([, { $ref = '' }]) => !shared.has($ref))
  const scope = operation['x-scope']
  return html`<section id="${operationId}" class="part">
<h3>${summary}</h3>
<p class="line"><span class="verb ${method.toLowerCase()}">${method}</span> <code>${path}</code> <span class="quiet">${scope ? html`scope <a href="#scopes"><code>${scope}</code></a>` : 'public'}</span></p>
${prose(description)}${command(document, base_url, method, path, operation)}
${parameters.length > 0 && parameterTable(parameters.map((each) => found(document, each)))}
${body && html`<h4>Body</h4><p>${typeOf(body.schema)}</p>${examples(body)}`}
${good.map(([status, each]) => success(document, [status, found(document, each)], common))}
<h4>Problems</h4>
${own.length > 0 && table(['Status', ''], own.map(([status, each]) => problemRow(status, found(document, each))))}
<p class="quiet">${own.length > 0 ? 'And' : 'Only'} <a href="#problems">those of every operation</a>${!scope && ', 403 aside'}.</p>
</section>\n`
}
