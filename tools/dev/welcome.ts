import { relative } from 'node:path'
import { defaultData } from './paths.ts'
import type { RunningStack } from './stack-file.ts'

/** What a newcomer needs to go on. */
export function welcome({ base_url, credentials, logs, data }: RunningStack): string {
  const width = Math.max(...Object.keys(credentials).map((name) => name.length))
  const stack = data === defaultData ? '' : ` --stack ${shown(data)}`
  const keys = Object.entries(credentials).map(([name, key]) => `    ${name.padEnd(width)}  ${key}`)
  return `
Tradecounter is up: ${base_url}

  API keys of the demonstration accounts
${keys.join('\n')}

  try          curl -s '${base_url}/v1/designs?limit=3' -H 'Authorization: Bearer ${credentials.full}'
  reference    ${base_url}/v1/openapi.json
  operator     npm run ops -- orders --limit 5${stack}
  logs         ${shown(logs)}/*.log
  traces       npm run traces -- REQUEST_ID${stack}   (the X-Request-Id of any answer)
  data         ${shown(data)}

Ctrl-C stops everything.`
}

/** From where npm was called, when that is shorter. */
function shown(path: string): string {
  const near = relative(process.env.INIT_CWD ?? process.cwd(), path)
  return near.startsWith('..') ? path : near
}
