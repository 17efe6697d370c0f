/** An append-only file of JSON lines: what it has taken survives a crash. */
import { mkdir, open, readFile } from 'node:fs/promises'
import { dirname } from 'node:path'

export interface Journal<Entry> {
  /** Resolves once the entry is on the disk. Several at once share one sync. */
  append(entry: Entry): Promise<void>
  /** After what is under way. */
  close(): Promise<void>
}

interface Waiting {
  line: string
  done: () => void
  fail: (error: unknown) => void
}

const newline = 0x0a

/** Hands every entry of an earlier run to `replay`, in order. A last line that was torn is dropped: nobody was told that it was taken. */
export async function openJournal<Entry>(file: string, replay: (entry: Entry) => void): Promise<Journal<Entry>> {
  await mkdir(dirname(file), { recursive: true })
  const handle = await open(file, 'a+', 0o600)
  const bytes = await readFile(file)
  const whole = bytes.lastIndexOf(newline) + 1
  if (whole < bytes.length) await handle.truncate(whole)
  for (const line of bytes.subarray(0, whole).toString('utf8').split('\n')) if (line) replay(JSON.parse(line) as Entry)

  let waiting: Waiting[] = []
  let writing: Promise<void> | undefined
  const write = async (): Promise<void> => {
    while (waiting.length > 0) {
      const batch = waiting
      waiting = []
      try {
        await handle.appendFile(batch.map(({ line }) => line).join(''))
        await handle.datasync()
        for (const { done } of batch) done()
      } catch (error) {
        for (const { fail } of batch) fail(error)
      }
    }
    writing = undefined
  }
  return {
    append: (entry) => new Promise((done, fail) => {
      waiting.push({ line: `${JSON.stringify(entry)}\n`, done, fail })
      writing ??= write()
    }),
    close: async () => {
      await writing
      await handle.close()
    },
  }
}
