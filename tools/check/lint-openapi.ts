/** Lints the OpenAPI document as it is served, without and with sign-in, by Redocly's strictest rules. Exits with 1 on any finding. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openapi } from '@tradecounter/v1/openapi'
import { root } from './steps.ts'

/** What the linter has to say of a document; empty when there is nothing. */
export function lintOpenApi(document: object): string {
  const folder = mkdtempSync(join(tmpdir(), 'openapi-'))
  try {
    const file = join(folder, 'openapi.json')
    writeFileSync(file, JSON.stringify(document))
    const cli = join(root, 'node_modules/@redocly/cli/bin/cli.js')
    const { status, stdout, stderr } = spawnSync(process.execPath, [cli, 'lint', file, '--extends', 'recommended-strict'], {
      encoding: 'utf8', env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    })
    return status === 0 ? '' : `${stdout}${stderr}` || 'the linter did not run'
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const base_url = 'https://api.tradecounter.example'
  const findings = [null, 'https://auth.tradecounter.example'].map((auth_url) => lintOpenApi(openapi({ base_url, auth_url }))).join('')
  if (findings) console.error(findings)
  process.exitCode = findings ? 1 : 0
}
