import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { directoryCid, fileCid } from './cid.js'

/** Files and flat directories by CID. */
export interface ContentStore {
  /** Keeps a directory of files and resolves with its CID; names in `except` are hashed but not kept. */
  addDirectory(files: ReadonlyMap<string, Uint8Array>, except?: ReadonlySet<string>): Promise<string>
  /** Keeps a file and resolves with its CID. */
  addFile(bytes: Uint8Array): Promise<string>
  /** The bytes behind a CID, or behind a name in a directory's CID. */
  read(cid: string, name?: string): Promise<{ bytes: Uint8Array; name: string | undefined } | undefined>
  /** A note by key, for work that need not be done twice. */
  readNote(key: string): Promise<string | undefined>
  writeNote(key: string, text: string): Promise<void>
}

interface Shelf {
  get(key: string): Promise<Uint8Array | undefined>
  put(key: string, bytes: Uint8Array): Promise<void>
}

function memoryShelf(): Shelf {
  const held = new Map<string, Uint8Array>()
  return {
    get: async (key) => held.get(key),
    put: async (key, bytes) => {
      held.set(key, bytes)
    },
  }
}

function diskShelf(root: string): Shelf {
  const ready = mkdir(root, { recursive: true })
  return {
    async get(key) {
      try {
        return await readFile(join(root, key))
      } catch {
        return undefined
      }
    },
    async put(key, bytes) {
      await ready
      // Written aside first: a reader or a crash never meets half a file.
      const aside = join(root, `.${randomUUID()}`)
      await writeFile(aside, bytes)
      await rename(aside, join(root, key))
    },
  }
}

const safeName = /^[A-Za-z0-9][A-Za-z0-9._-]{0,80}$/

function parseListing(bytes: Uint8Array): Map<string, string> {
  const value: unknown = JSON.parse(Buffer.from(bytes).toString('utf8'))
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : []
  return new Map(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
}

/** Opens a store in a directory, or in memory. */
export function openContentStore(dataDir: string | undefined): ContentStore {
  const shelf = (name: string) => (dataDir === undefined ? memoryShelf() : diskShelf(join(dataDir, name)))
  const [files, directories, notes] = [shelf('file'), shelf('directory'), shelf('note')]
  return {
    async addDirectory(entries, except = new Set()) {
      const listing: Record<string, string> = {}
      for (const [name, bytes] of entries) {
        if (!safeName.test(name)) throw new RangeError(`'${name}' is no file name for the store`)
        const cid = await fileCid(bytes)
        listing[name] = cid
        if (!except.has(name)) await files.put(cid, bytes)
      }
      const cid = await directoryCid(entries)
      await directories.put(cid, Buffer.from(JSON.stringify(listing)))
      return cid
    },
    async addFile(bytes) {
      const cid = await fileCid(bytes)
      await files.put(cid, bytes)
      return cid
    },
    async read(cid, name) {
      if (!safeName.test(cid)) return undefined
      if (name === undefined) {
        const bytes = await files.get(cid)
        return bytes && { bytes, name: undefined }
      }
      const listing = await directories.get(cid)
      const target = listing && parseListing(listing).get(name)
      const bytes = target === undefined ? undefined : await files.get(target)
      return bytes && { bytes, name }
    },
    async readNote(key) {
      const bytes = await notes.get(key)
      return bytes && Buffer.from(bytes).toString('utf8')
    },
    writeNote: (key, text) => notes.put(key, Buffer.from(text)),
  }
}
