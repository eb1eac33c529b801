import type { FileHandle } from 'node:fs/promises'
import { mkdir, open, readFile, rename, truncate } from 'node:fs/promises'
import { dirname } from 'node:path'

/** A journal that can be trusted no more: its file was damaged, or a write failed. */
export class JournalError extends Error {
  override readonly name = 'JournalError'
}

/**
 * An append-only file of lines, each one change that holds wholly or not at all. A line is kept once the promise
 * of its append resolves; what a killed process left half-written is cut off at the next opening.
 */
export interface Journal {
  append(line: string): Promise<void>
  close(): Promise<void>
}

/** For a pool that lives in memory alone. */
export const forgetful: Journal = { append: async () => {}, close: async () => {} }

const NEWLINE = 10
const REWRITE_BYTES = 16 * 1024 * 1024

/**
 * Opens the file, gives each whole line to `replay`, and starts it anew with the lines of `snapshot` — now, and
 * whenever it has grown by `rewriteBytes` — so that its size follows what lives, not what happened.
 */
export async function openJournal(
  file: string,
  replay: (line: string, number: number) => void,
  snapshot: () => Iterable<string>,
  rewriteBytes = REWRITE_BYTES,
): Promise<Journal> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  await replayFile(file, replay)
  return new FileJournal(file, snapshot, await startAnew(file, snapshot()), rewriteBytes)
}

async function replayFile(file: string, replay: (line: string, number: number) => void): Promise<void> {
  const bytes = await readFile(file).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return Buffer.alloc(0)
    throw error
  })
  const end = bytes.lastIndexOf(NEWLINE) + 1
  if (end < bytes.length) await truncate(file, end)
  let number = 0
  for (const line of bytes.subarray(0, end).toString('utf8').split('\n'))
    if (line !== '') replay(line, ++number)
}

/** Writes the lines beside the file, then takes its place: at no moment is there half a file. */
async function startAnew(file: string, lines: Iterable<string>): Promise<FileHandle> {
  const fresh = `${file}.new`
  const handle = await open(fresh, 'w', 0o600)
  await handle.appendFile([...lines].map((line) => `${line}\n`).join(''))
  await handle.datasync()
  await rename(fresh, file)
  await syncFolder(dirname(file))
  return handle
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  await handle.sync()
  await handle.close()
}

class FileJournal implements Journal {
  #waiting: string[] = []
  #writing: Promise<void> | undefined
  #grown = 0
  #broken: JournalError | undefined

  readonly #file: string
  readonly #snapshot: () => Iterable<string>
  readonly #rewriteBytes: number
  #handle: FileHandle

  constructor(file: string, snapshot: () => Iterable<string>, handle: FileHandle, rewriteBytes: number) {
    this.#rewriteBytes = rewriteBytes
    this.#file = file
    this.#snapshot = snapshot
    this.#handle = handle
  }

  append(line: string): Promise<void> {
    if (this.#broken) return Promise.reject(this.#broken)
    this.#waiting.push(line)
    // Whoever comes while a batch is written shares the next one, and its one sync.
    const before = this.#writing ?? Promise.resolve()
    return before.then(() => {
      if (this.#waiting.length > 0) this.#writing = this.#write(this.#waiting.splice(0))
      return this.#writing
    })
  }

  async #write(lines: readonly string[]): Promise<void> {
    try {
      const text = `${lines.join('\n')}\n`
      await this.#handle.appendFile(text)
      await this.#handle.datasync()
      this.#grown += text.length
      if (this.#grown > this.#rewriteBytes) await this.#rewrite()
    } catch (cause) {
      this.#broken = new JournalError('the journal could not be written', { cause })
      throw this.#broken
    }
  }

  async #rewrite(): Promise<void> {
    const old = this.#handle
    // What waits is in memory already and so in the snapshot; written again after it, it changes nothing.
    this.#handle = await startAnew(this.#file, this.#snapshot())
    this.#grown = 0
    await old.close()
  }

  async close(): Promise<void> {
    await this.#writing?.catch(() => {})
    this.#broken ??= new JournalError('the journal is closed')
    await this.#handle.close()
  }
}
