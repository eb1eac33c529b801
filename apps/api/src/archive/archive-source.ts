import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
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
  const files = readdirSync(folder)
    .filter((name) => /\.(bundle|json|bin|hex)$/.test(name) && name !== 'expected.json')
    .sort()
    .flatMap((name) => {
      const file = readArchiveFile(join(folder, name))
      if (!('error' in file)) return [file]
      log.warn('archive file passed over', { file: name, reason: file.error })
      return []
    })
  const blocks = placed(files) ?? numbered(files)
  const firstHeight = blocks[0]?.height ?? 1
  return {
    kind: 'archive',
    firstHeight,
    peak: async () => blocks[blocks.length - 1],
    range: async (from, count) => {
      const start = Math.max(0, from - firstHeight)
      return blocks.slice(start, start + count)
    },
    byHash: async (hash) => {
      const found = blocks.find((block) => block.hash === hash)
      if (!found) throw new Error(`no block ${hash} in the archive`)
      return found
    },
  }
}

/** The files at the places they state; `undefined` unless every one has a place and they are a chain. */
function placed(files: readonly ReadFile[]): Block[] | undefined {
  const blocks = files
    .flatMap(({ link, timestamp, spends }) => (link ? [{ ...link, timestamp, spends }] : []))
    .sort((a, b) => a.height - b.height)
  const isChain = blocks.every((block, i) => {
    const previous = blocks[i - 1]
    return !previous || (block.previousHash === previous.hash && block.height === previous.height + 1)
  })
  return blocks.length === files.length && isChain ? blocks : undefined
}

function numbered(files: readonly ReadFile[]): Block[] {
  const blocks: Block[] = []
  for (const { hash, timestamp, spends } of files) {
    const previous = blocks[blocks.length - 1]
    blocks.push({
      hash,
      timestamp,
      spends,
      height: (previous?.height ?? 0) + 1,
      previousHash: previous?.hash ?? '0'.repeat(64),
    })
  }
  return blocks
}

/** A file as it was read. */
interface ReadFile {
  /** sha256 of the file. */
  readonly hash: string
  readonly timestamp: number | null
  /** Its place in the chain, where it says one. */
  readonly link: BlockLink | undefined
  readonly spends: readonly CoinSpend[]
}

function readArchiveFile(path: string): ReadFile | { error: string } {
  try {
    if (statSync(path).size > MAX_FILE_BYTES) return { error: 'too large' }
    const bytes = readFileSync(path)
    const hash = createHash('sha256').update(bytes).digest('hex')
    if (bytes[0] !== 0x7b && bytes[0] !== 0x5b)
      return { hash, timestamp: null, link: undefined, spends: parseSpendBundle(bytes).coinSpends }
    const text = bytes.toString('utf8')
    return { hash, ...factsOf(parse(text)), spends: parseSpendBundleJson(text).coinSpends }
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
