/** The processes that the stack is measured against: as little as does the job, on the stack's own PostgreSQL. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/** What a bare process says when it is ready. */
export interface Ready {
  /** Of its HTTP server, if it has one. */
  url?: string
}

export interface Bare {
  pid: number
  url: string
  /** Sends it work, and waits for the answer. */
  ask<Answer>(message: object): Promise<Answer>
  stop(): Promise<void>
}

export async function startBare(script: string, env: Record<string, string>): Promise<Bare> {
  const child = fork(join(import.meta.dirname, script), { env: { PATH: process.env.PATH, NODE_ENV: 'production', ...env }, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  const ended = once(child, 'exit')
  const answer = async <Answer>(): Promise<Answer> => {
    const [message] = await Promise.race([once(child, 'message'), ended.then(() => { throw new Error(`${script} ended`) })]) as [Answer]
    return message
  }
  const { url = '' } = await answer<Ready>()
  return {
    pid: child.pid ?? 0,
    url,
    ask: (message) => {
      child.send(message)
      return answer()
    },
    stop: async () => {
      child.kill('SIGTERM')
      await ended
    },
  }
}
