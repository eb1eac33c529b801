import { randomUUID } from 'node:crypto'
import { createReadStream, mkdirSync } from 'node:fs'
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { FileStore } from './file-store.js'

/** Files in a folder. */
export function diskStore(folder: string): FileStore {
  mkdirSync(folder, { recursive: true })
  const pathOf = (name: string) => join(folder, name)
  return {
    size: (name) =>
      stat(pathOf(name)).then(
        (facts) => (facts.isFile() ? facts.size : undefined),
        () => undefined,
      ),
    read: (name) => readFile(pathOf(name)),
    open: async (name, start, end) => createReadStream(pathOf(name), { start, end }),
    async write(name, bytes) {
      const path = pathOf(name)
      await mkdir(dirname(path), { recursive: true })
      const draft = `${path}.${randomUUID()}.part`
      try {
        await writeFile(draft, bytes)
        await rename(draft, path)
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
    },
    withPath: (name, use) => use(pathOf(name)),
  }
}
