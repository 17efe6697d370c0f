/** The frame of a page for people: no scripts, nothing from elsewhere, its style in it. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Reply } from '../exchange.ts'
import { Html, html } from './html.ts'

/** An entry of a page's table of contents; `at` is the id of a section. */
export interface Content {
  at: string
  title: string
  under?: readonly Content[]
}

export interface PageText {
  title: string
  body: Html
  contents?: readonly Content[]
}

const style = readFileSync(join(import.meta.dirname, '../../docs/style.css'), 'utf8')

const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

const headers = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': policy,
  'Referrer-Policy': 'no-referrer',
  'X-Frame-Options': 'DENY',
  'Cache-Control': 'public, max-age=300',
}

/** In the order of the menu. */
export const menu = {
  '/docs/getting-started': 'Getting started',
  '/docs/reference': 'Reference',
  '/docs/webhooks': 'Webhooks',
  '/docs/errors': 'Errors',
  '/docs/versioning': 'Versioning',
  '/docs/changelog': 'Changelog',
} as const

const list = (contents: readonly Content[]): Html => html`<ul>${contents.map(({ at, title, under }) =>
  html`<li><a href="#${at}">${title}</a>${under && list(under)}</li>\n`)}</ul>`

export function htmlPage(path: string, base_url: string, { title, body, contents }: PageText): Reply {
  const links = Object.entries(menu).map(([to, name]) => html`<a href="${base_url}${to}"${to === path && html` aria-current="page"`}>${name}</a>\n`)
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title === 'Tradecounter' ? title : `${title} · Tradecounter`}</title>
<style>${new Html(style)}</style>
</head>
<body>
<a class="skip" href="#content">To the content</a>
<nav class="site" aria-label="Documentation">
<a class="name" href="${base_url}/docs">Tradecounter</a>
${links}</nav>
<div class="page${contents && ' has-contents'}">
${contents && html`<nav class="contents" aria-label="On this page"><details><summary>On this page</summary>${list(contents)}</details></nav>`}
<main id="content">
<h1>${title}</h1>
${body}
</main>
</div>
</body>
</html>
`
  return { status: 200, headers, body: page.text }
}
