/**
 * The TypeScript types of the gRPC contracts: `npm run gen:proto` writes proto/gen, `--check` says whether it is what the .proto files
 * give. They are committed, so that a reader and an editor find them without a step of their own.
 */
import { execFile } from 'node:child_process'
import { cp, glob, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const root = join(import.meta.dirname, '../..')
const proto = join(root, 'proto')
const committed = join(proto, 'gen')

const names = async (pattern: string, cwd: string): Promise<string[]> => (await Array.fromAsync(glob(pattern, { cwd }))).sort()

/** Generates into a folder of its own: who reads proto/gen meanwhile finds it whole. */
async function generate(into: string): Promise<void> {
  await promisify(execFile)(
    process.execPath,
    [
      join(root, 'node_modules/@grpc/proto-loader/build/bin/proto-loader-gen-types.js'),
      '--keepCase', '--longs=String', '--enums=String', '--defaults', '--arrays',
      '--grpcLib=@grpc/grpc-js', '--importFileExtension=.ts', '--targetFileExtension=.ts',
      '--includeDirs', '.', '--outDir', into,
      ...(await names('tradecounter/**/*.proto', proto)),
    ],
    { cwd: proto })
}

/** Files that stand in one folder but not, or otherwise, in the other. */
async function differences(fresh: string): Promise<string[]> {
  const all = new Set([...(await names('**/*.ts', fresh)), ...(await names('**/*.ts', committed))])
  const text = (folder: string, file: string) => readFile(join(folder, file), 'utf8').catch(() => undefined)
  const compared = await Promise.all([...all].map(async (file) => ((await text(fresh, file)) === (await text(committed, file)) ? [] : [file])))
  return compared.flat()
}

const fresh = await mkdtemp(join(tmpdir(), 'gen-proto-'))
try {
  await generate(fresh)
  const stale = await differences(fresh)
  if (process.argv.includes('--check')) {
    if (stale.length > 0) {
      console.error(`proto/gen is not what the .proto files give (npm run gen:proto):\n${stale.join('\n')}`)
      process.exitCode = 1
    }
  } else {
    for (const file of stale) {
      await rm(join(committed, file), { force: true })
      await cp(join(fresh, file), join(committed, file)).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error
      })
    }
    console.log(`proto/gen: ${stale.length} files changed`)
  }
} finally {
  await rm(fresh, { recursive: true })
}
