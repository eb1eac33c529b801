import { open, readFile, truncate } from 'node:fs/promises'
import type { JournalFile } from '@chiaroscuro/minting/engine'

/** A journal on a disk: a line is there once its promise resolves, whatever happens to the power after that. */
export function fileJournal(path: string): JournalFile {
  return {
    async read() {
      try {
        return new Uint8Array(await readFile(path))
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return new Uint8Array()
        throw error
      }
    },
    cut: (length) => truncate(path, length),
    async append(line) {
      const file = await open(path, 'a', 0o600)
      try {
        await file.writeFile(line)
        await file.sync()
      } finally {
        await file.close()
      }
    },
  }
}
