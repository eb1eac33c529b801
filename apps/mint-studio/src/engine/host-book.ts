import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Fetch } from '@chiaroscuro/http'
import {
  folderUploader,
  hostedUploader,
  kuboUploader,
  pinataUploader,
  s3Uploader,
  type Uploader,
} from '@chiaroscuro/minting/upload'
import { z } from 'zod'
import { StudioError } from '../ipc/failure.js'
import { gateways, type KnownHost, knownHost } from '../ipc/host.js'
import { replaceFile } from './replace-file.js'

const savedBook = z.strictObject({ version: z.literal(1), hosts: z.array(knownHost).max(50), gateways })
type Saved = z.output<typeof savedBook>

/** The creator's own places, and the gateways that IPFS is asked by. Keys are in the memory alone. */
export interface HostBook {
  hosts(): readonly KnownHost[]
  gateways(): readonly string[]
  add(host: KnownHost, secret: string | undefined): Promise<void>
  remove(id: string): Promise<void>
  setGateways(list: readonly string[]): Promise<void>
  /** Throws `StudioError` `no-such-host`, `no-key`. */
  uploaderOf(id: string, parts: UploaderParts): Uploader
}

export interface UploaderParts {
  readonly fetch: Fetch
  /** Where files are written that the creator publishes. */
  readonly folder: string
}

/** Reads the book, or begins one. Rejects with `StudioError` `hosts-damaged`. */
export async function openHostBook(path: string, given: Readonly<Record<string, string>>): Promise<HostBook> {
  let book = await load(path)
  const secrets = new Map(Object.entries(given))
  let saved: Promise<void> = Promise.resolve()
  /** What comes right behind it finds it already; files are written one after the other. */
  function save(next: Saved): Promise<void> {
    book = next
    const mine = saved.then(() => replaceFile(path, JSON.stringify(next)))
    saved = mine.catch(() => {})
    return mine
  }
  return {
    hosts: () => book.hosts,
    gateways: () => book.gateways,
    async add(one, secret) {
      if (secret !== undefined) secrets.set(one.id, secret)
      await save({ ...book, hosts: [...book.hosts.filter(({ id }) => id !== one.id), one] })
    },
    async remove(id) {
      secrets.delete(id)
      await save({ ...book, hosts: book.hosts.filter((one) => one.id !== id) })
    },
    setGateways: (list) => save({ ...book, gateways: [...new Set(list)] }),
    uploaderOf(id, parts) {
      const found = book.hosts.find((one) => one.id === id)
      if (!found) throw new StudioError('no-such-host')
      return uploaderTo(found.host, secrets.get(id), parts)
    },
  }
}

async function load(path: string): Promise<Saved> {
  let text: string
  try {
    text = await readFile(path, 'utf8')
  } catch {
    return { version: 1, hosts: [], gateways: [] }
  }
  try {
    return savedBook.parse(JSON.parse(text))
  } catch (cause) {
    throw new StudioError('hosts-damaged', { cause })
  }
}

function uploaderTo(
  host: KnownHost['host'],
  secret: string | undefined,
  { fetch, folder }: UploaderParts,
): Uploader {
  const needed = () => {
    if (secret === undefined) throw new StudioError('no-key')
    return secret
  }
  switch (host.kind) {
    case 's3': {
      const { kind: _, ...settings } = host
      return s3Uploader({ ...settings, secretAccessKey: needed(), fetch })
    }
    case 'pinata':
      return pinataUploader({ url: host.url, jwt: needed(), fetch })
    case 'kubo':
      return kuboUploader({ url: host.url, authorization: secret, fetch })
    case 'hosted':
      return hostedUploader(
        host.publicUrl,
        ({ source, name }) => `${host.publicUrl}${pathOf(typeof source === 'string' ? source : name)}`,
      )
    case 'folder':
      return folderUploader({ write: (name, bytes) => writeInto(folder, name, bytes) }, host.publicUrl)
  }
}

/** As an address has it. */
function pathOf(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/')
}

async function writeInto(folder: string, name: string, bytes: Uint8Array): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await writeFile(join(folder, name), bytes, { mode: 0o600 })
}
