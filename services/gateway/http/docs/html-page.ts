/** The frame of a page for people: no scripts, nothing from elsewhere. */
import { createHash } from 'node:crypto'
import type { Reply } from '../exchange.ts'

const style = `
:root { color-scheme: light dark; font: 16px/1.6 system-ui, sans-serif }
body { max-width: 44rem; margin: 0 auto; padding: 2rem 1rem 6rem }
h2 { margin: 2.5rem 0 .5rem; font-size: 1.25rem }
small { font-weight: 400; opacity: .65 }
section:target h2 { text-decoration: underline }
code { font-size: .9em; padding: .1em .3em; border-radius: .25em; background: rgb(128 128 128 / .18) }
`

const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

export const htmlPage = (title: string, body: string): Reply => ({
  status: 200,
  headers: {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': policy,
    'Referrer-Policy': 'no-referrer',
    'X-Frame-Options': 'DENY',
    'Cache-Control': 'public, max-age=300',
  },
  body: `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Tradecounter</title>
<style>${style}</style>
</head>
<body>
${body}
</body>
</html>
`,
})
