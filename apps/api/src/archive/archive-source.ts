import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { BlockLink, CoinSpend } from '@chiaroscuro/domain/chain'
import { parseHex32 } from '@chiaroscuro/domain/id'
import { parseSpendBundle, parseSpendBundleJson } from '@chiaroscuro/domain/spend-bundle'
import { isLosslessNumber, parse } from 'lossless-json'
import type { Block, BlockSource } from '../follow/source.js'
import type { Log } from '../serve/log.js'

const MAX_FILE_BYTES = 256 * 1024 * 1024

/**
 * A folder of files, each taken as one block: spend bundles (binary streamable, `.bundle`), or JSON
 * as the node's RPC gives it. Files that all state `height`, `header_hash` and `prev_hash`, and
 * follow each other, keep their place in the chain; otherwise they are numbered in the order of
 * their names. Files that cannot be read are named once and passed over.
 */
export function archiveSource(folder: string, log: Log): BlockSource {
  let placing: Promise<readonly Placed[]> | undefined
  const placedBlocks = () => {
    placing ??= placeAll(folder, log)
    return placing
  }
  const source: BlockSource = {
    kind: 'archive',
    firstHeight: 0,
    peak: async () => (await placedBlocks()).at(-1),
    async range(from, count) {
      const all = await placedBlocks()
      const start = Math.max(0, from - (all[0]?.height ?? 0))
      const blocks: Block[] = []
      let bytes = 0
      for (const one of all.slice(start, start + count)) {
        if (bytes > MOST_BYTES) break
        blocks.push(one.isEmpty ? { ...linkOf(one), spends: [] } : await readBlockFile(one))
        bytes += one.bytes
      }
      return blocks
    },
    async byHash(hash) {
      const found = (await placedBlocks()).find((block) => block.hash === hash)
      if (!found) throw new Error(`no block ${hash} in the archive`)
      return readBlockFile(found)
    },
  }
  return source
}

/** A range ends early once its files weigh this much. */
const MOST_BYTES = 24 * 1024 * 1024

/** A file and its place in the chain; its spends are read again when they are wanted, so memory stays flat. */
interface Placed extends BlockLink {
  readonly path: string
  readonly bytes: number
  readonly timestamp: number | null
  readonly isEmpty: boolean
}

/** Files read at once. */
const AT_ONCE = 32

async function placeAll(folder: string, log: Log): Promise<readonly Placed[]> {
  const names = (await readdir(folder))
    .filter((name) => /\.(bundle|json|bin|hex)$/.test(name) && name !== 'expected.json')
    .sort()
  const files: Unplaced[] = []
  for (let i = 0; i < names.length; i += AT_ONCE) {
    const some = names.slice(i, i + AT_ONCE)
    const read = await Promise.all(some.map((name) => readArchiveFile(join(folder, name))))
    for (const [k, file] of read.entries()) {
      const name = some[k] ?? ''
      if ('error' in file) log.warn('archive file passed over', { file: name, reason: file.error })
      else {
        const { spends, ...facts } = file
        files.push({ ...facts, path: join(folder, name), isEmpty: spends.length === 0 })
      }
    }
  }
  return placed(files) ?? numbered(files)
}

function linkOf({ height, hash, previousHash, timestamp }: Placed) {
  return { height, hash, previousHash, timestamp }
}

async function readBlockFile(one: Placed): Promise<Block> {
  const file = await readArchiveFile(one.path)
  if ('error' in file) throw new Error(`${one.path} could be read before: ${file.error}`)
  return { ...linkOf(one), spends: file.spends }
}

/** The files at the places they state; `undefined` unless every one has a place and they are a chain. */
function placed(files: readonly Unplaced[]): Placed[] | undefined {
  const blocks = files
    .flatMap(({ link, ...file }) => (link ? [{ ...file, ...link }] : []))
    .sort((a, b) => a.height - b.height)
  const isChain = blocks.every((block, i) => {
    const previous = blocks[i - 1]
    return !previous || (block.previousHash === previous.hash && block.height === previous.height + 1)
  })
  return blocks.length === files.length && isChain ? blocks : undefined
}

function numbered(files: readonly Unplaced[]): Placed[] {
  const blocks: Placed[] = []
  for (const { link: _, ...file } of files) {
    const previous = blocks.at(-1)
    blocks.push({
      ...file,
      height: (previous?.height ?? 0) + 1,
      previousHash: previous?.hash ?? '0'.repeat(64),
    })
  }
  return blocks
}

/** A file whose place is not known yet. */
type Unplaced = Omit<ReadFile, 'spends'> & { readonly path: string; readonly isEmpty: boolean }

/** A file as it was read. */
interface ReadFile {
  /** sha256 of the file. */
  readonly hash: string
  readonly bytes: number
  readonly timestamp: number | null
  /** Its place in the chain, where it says one. */
  readonly link: BlockLink | undefined
  readonly spends: readonly CoinSpend[]
}

async function readArchiveFile(path: string): Promise<ReadFile | { error: string }> {
  try {
    if ((await stat(path)).size > MAX_FILE_BYTES) return { error: 'too large' }
    const bytes = await readFile(path)
    const facts = { hash: createHash('sha256').update(bytes).digest('hex'), bytes: bytes.length }
    if (bytes[0] !== 0x7b && bytes[0] !== 0x5b)
      return { ...facts, timestamp: null, link: undefined, spends: parseSpendBundle(bytes).coinSpends }
    const text = bytes.toString('utf8')
    return { ...facts, ...factsOf(parse(text)), spends: parseSpendBundleJson(text).coinSpends }
  } catch (error) {
    return { error: error instanceof Error ? error.message : 'unknown' }
  }
}

const MAX_HEIGHT = 2 ** 31 - 1

/** What a block file says beside its spends. */
function factsOf(json: unknown): Pick<ReadFile, 'timestamp' | 'link'> {
  if (typeof json !== 'object' || json === null) return { timestamp: null, link: undefined }
  const seconds = wholeOf('timestamp' in json ? json.timestamp : undefined)
  const height = wholeOf('height' in json ? json.height : undefined)
  const hash = hashOf('header_hash' in json ? json.header_hash : undefined)
  const previousHash = hashOf('prev_hash' in json ? json.prev_hash : undefined)
  const placeable = height !== undefined && height <= MAX_HEIGHT && hash && previousHash
  return {
    timestamp: seconds === undefined || seconds === 0 ? null : seconds,
    link: placeable ? { height, hash, previousHash } : undefined,
  }
}

function wholeOf(value: unknown): number | undefined {
  const number = isLosslessNumber(value) ? Number(value.toString()) : undefined
  return number !== undefined && Number.isSafeInteger(number) && number >= 0 ? number : undefined
}

function hashOf(value: unknown): string | undefined {
  return typeof value === 'string' ? parseHex32(value) : undefined
}
