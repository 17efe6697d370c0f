import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect } from 'nats'
import pg from 'pg'
import { identityOf, isRunning, takeLock } from '../backends/lock.mjs'
import { startNats } from '../backends/nats.ts'
import { poll } from '../backends/poll.ts'
import { startPostgres } from '../backends/postgres.ts'
import type { Postgres } from '../backends/postgres.ts'
import { removeCluster } from '../backends/postgres-place.ts'

const dir = mkdtempSync(join(tmpdir(), 'backends-'))

afterAll(() => rmSync(dir, { recursive: true, force: true }))

async function query<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(text)).rows
  } finally {
    await client.end()
  }
}

const isGone = (pid: number): boolean => identityOf(pid) === undefined

describe('PostgreSQL on a data folder', () => {
  const data = join(dir, 'postgres')
  let server: Postgres

  beforeAll(async () => {
    server = await startPostgres({ dir: data, fsync: false })
  })
  afterAll(() => server.remove())

  const startAgain = async (): Promise<void> => {
    server = await startPostgres({ dir: data, fsync: false })
  }

  test('is version 18 in UTF-8, and sorts by code point', async () => {
    const [row] = await query(server.url, `select current_setting('server_version_num')::int / 10000 as version, current_setting('server_encoding') as encoding, datlocale from pg_database where datname = 'postgres'`)
    expect(row).toEqual({ version: 18, encoding: 'UTF8', datlocale: 'C.UTF-8' })
  })

  test('wants the password', async () => {
    const wrong = new URL(server.url)
    wrong.password = 'guess'
    await expect(query(wrong.href, 'select 1')).rejects.toThrow('password authentication failed')
  })

  test('listens on loopback alone', async () => {
    expect(await query(server.url, `select current_setting('listen_addresses') as tcp, current_setting('unix_socket_directories') as sockets`)).toEqual([{ tcp: '127.0.0.1', sockets: '' }])
  })

  test('a second start finds the data', async () => {
    await query(server.url, 'create table kept as select 42 as answer')
    await server.stop()
    await startAgain()
    expect(await query(server.url, 'select answer from kept')).toEqual([{ answer: 42 }])
  })

  test('a folder in use by a living launcher is refused, and the launcher is named', async () => {
    await expect(startPostgres({ dir: data })).rejects.toThrow(`in use by process ${process.pid}`)
    expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  test('a killed server is started again on its port, with what was committed', async () => {
    const { port } = server
    const killed = server.server().pid
    await query(server.url, 'create table committed as select 7 as answer')
    process.kill(killed, 'SIGKILL')
    await server.server().ended
    await server.restart()
    expect(server.server().pid).not.toBe(killed)
    expect(server.port).toBe(port)
    expect(await query(server.url, 'select answer from committed')).toEqual([{ answer: 7 }])
  })

  test('a server whose keeper is killed does not stay behind', async () => {
    const { pid, ended } = server.server()
    const keeper = /^PPid:\s*(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    process.kill(Number(keeper), 'SIGKILL')
    await ended
    expect(isGone(pid)).toBe(true)
    await server.restart()
    expect(await query(server.url, 'select answer from kept')).toEqual([{ answer: 42 }])
  })

  test('a pid file that names a process that is another one now does it no harm', async () => {
    await server.stop()
    writeFileSync(join(data, 'server.pid'), `${process.pid} 1`)
    writeFileSync(join(data, 'lock'), `${process.pid} 1`)
    await startAgain()
    expect(await query(server.url, 'select answer from kept')).toEqual([{ answer: 42 }])
  })
})

describe('nats-server on a data folder', () => {
  const data = join(dir, 'nats')

  test('has JetStream, and keeps its streams over a killed server and over a second start', async () => {
    const first = await startNats({ dir: data })
    const streams = async (url: string, name?: string): Promise<string[]> => {
      const client = await connect({ servers: url })
      try {
        const manager = await client.jetstreamManager()
        if (name) await manager.streams.add({ name, subjects: [`${name}.>`] })
        return (await manager.streams.names().next()).toSorted()
      } finally {
        await client.close()
      }
    }
    expect(await streams(first.url, 'ONE')).toEqual(['ONE'])
    process.kill(first.server().pid, 'SIGKILL')
    await first.server().ended
    await first.restart()
    expect(await streams(first.url, 'TWO')).toEqual(['ONE', 'TWO'])
    await expect(startNats({ dir: data })).rejects.toThrow(`in use by process ${process.pid}`)
    await first.stop()
    const second = await startNats({ dir: data })
    expect(await streams(second.url)).toEqual(['ONE', 'TWO'])
    await second.stop()
  })
})

describe('a launcher that is killed', () => {
  const data = join(dir, 'orphans')
  const launcher = `
    const [{ startPostgres }, { startNats }] = await Promise.all([import('${join(import.meta.dirname, '../backends/postgres.ts')}'), import('${join(import.meta.dirname, '../backends/nats.ts')}')])
    const [postgres, nats] = await Promise.all([startPostgres({ dir: '${data}/postgres', fsync: false }), startNats({ dir: '${data}/nats' })])
    console.log(JSON.stringify([postgres.server().pid, nats.server().pid]))
  `

  afterAll(() => removeCluster(join(data, 'postgres')))

  test('leaves no server behind, and its folder can be used again', async () => {
    mkdirSync(data)
    const child = spawn(process.execPath, ['--input-type=module', '--eval', launcher], { stdio: ['ignore', 'pipe', 'inherit'] })
    const [line] = await once(child.stdout, 'data') as [Buffer]
    const pids = JSON.parse(line.toString()) as number[]
    expect(pids.map(isGone)).toEqual([false, false])
    child.kill('SIGKILL')
    expect(await poll(20_000, () => pids.every(isGone) || undefined)).toBe(true)
    const again = await startPostgres({ dir: join(data, 'postgres'), fsync: false })
    await again.remove()
  })
})

describe('a lock', () => {
  const file = join(dir, 'a-lock')

  test('is held by one process, and free again when given back', () => {
    const release = takeLock(file)
    expect(takeLock(file)).toBe(process.pid)
    if (typeof release === 'function') release()
    const again = takeLock(file)
    expect(typeof again).toBe('function')
    if (typeof again === 'function') again()
  })

  test('of a process that has died is taken over by exactly one of many', async () => {
    writeFileSync(file, '999999999 1')
    const taker = `import { takeLock } from '${join(import.meta.dirname, '../backends/lock.mjs')}'
      console.log(typeof takeLock('${file}')); process.stdin.resume(); process.stdin.on('end', () => process.exit())`
    const takers = Array.from({ length: 6 }, () => spawn(process.execPath, ['--input-type=module', '--eval', taker], { stdio: ['pipe', 'pipe', 'inherit'] }))
    const answers = await Promise.all(takers.map(async ({ stdout }) => String((await once(stdout, 'data'))[0]).trim()))
    expect(answers.toSorted()).toEqual(['function', 'number', 'number', 'number', 'number', 'number'])
    await Promise.all(takers.map((taker) => {
      taker.stdin.end()
      return once(taker, 'exit')
    }))
    expect(readdirSync(dir).filter((name) => name.startsWith('a-lock.'))).toEqual([])
  })

  test('knows a process from another that has its pid', () => {
    expect(isRunning(identityOf(process.pid) ?? '')).toBe(true)
    expect(isRunning(`${process.pid} 1`)).toBe(false)
    expect(isRunning('')).toBe(false)
  })
})
