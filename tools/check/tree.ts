/** For .ci/run: judges every file that git has or would take. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { findingsIn } from './guards.ts'
import { root } from './steps.ts'

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], { cwd: root, maxBuffer: 64 * 1024 * 1024 })
  .toString()
  .split('\0')
  // A file that is deleted, but not yet in a commit, is listed too.
  .filter((file) => file !== '' && existsSync(join(root, file)) && statSync(join(root, file)).isFile())

const findings = files.flatMap((file) => findingsIn(file, readFileSync(join(root, file), 'utf8')))
for (const finding of findings.slice(0, 50)) console.error(finding)
console.log(`${files.length} files judged, ${findings.length} findings`)
process.exit(findings.length > 0 ? 1 : 0)
