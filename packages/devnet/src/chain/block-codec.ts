import { deflateRawSync, inflateRawSync } from 'node:zlib'
import type { SpendData } from '../coin.js'
import { DevnetError } from '../error.js'
import type { Addition, Block, BlockHead } from './block.js'

/**
 * One entry of the log. `revertTo` says to which height the chain falls back before `blocks` are added, so that
 * a reorg is one entry and can never be half written.
 */
export interface LogEntry {
  readonly revertTo: number | undefined
  readonly blocks: readonly Block[]
}

/** An entry as read at start: the spends stay on disk. */
export interface LogEntryHead {
  readonly revertTo: number | undefined
  readonly blocks: readonly BlockHead[]
}

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

function encodeHead(block: Block): Json {
  return {
    height: block.height,
    hash: block.headerHash,
    prev: block.prevHash,
    time: block.timestamp,
    fees: block.fees.toString(),
    coinbase: block.coinbase,
    removals: [...block.removals],
    additions: block.additions.map(({ coin, hint }) => [
      coin.parent,
      coin.puzzleHash,
      coin.amount.toString(),
      ...(hint === undefined ? [] : [hint]),
    ]),
  }
}

function encodeSpends(block: Block): Json {
  return block.spends.map(({ coin, puzzleReveal, solution }) => [
    coin.parent,
    coin.puzzleHash,
    coin.amount.toString(),
    Buffer.from(puzzleReveal).toString('hex'),
    Buffer.from(solution).toString('hex'),
  ])
}

/** Bytes of an entry: length of the head, deflated head, deflated spends. */
export function encodeEntry(entry: LogEntry): Buffer {
  const head = deflateRawSync(
    JSON.stringify({ revertTo: entry.revertTo ?? null, blocks: entry.blocks.map(encodeHead) }),
  )
  const spends = deflateRawSync(JSON.stringify(entry.blocks.map(encodeSpends)))
  const length = Buffer.alloc(4)
  length.writeUInt32BE(head.length)
  return Buffer.concat([length, head, spends])
}

function unreadable(what: string): DevnetError {
  return new DevnetError('corrupt-log', `the block log holds an unreadable ${what}`)
}

function record(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw unreadable('record')
  return Object.fromEntries(Object.entries(value))
}

function list(value: unknown): unknown[] {
  if (!Array.isArray(value)) throw unreadable('list')
  return value
}

function text(value: unknown): string {
  if (typeof value !== 'string') throw unreadable('text')
  return value
}

function count(value: unknown): number {
  if (typeof value !== 'number' || !Number.isSafeInteger(value)) throw unreadable('number')
  return value
}

function decodeAddition(value: unknown): Addition {
  const [parent, puzzleHash, amount, hint] = list(value)
  return {
    coin: { parent: text(parent), puzzleHash: text(puzzleHash), amount: BigInt(text(amount)) },
    hint: hint === undefined ? undefined : text(hint),
  }
}

function decodeBlockHead(value: unknown): BlockHead {
  const head = record(value)
  return {
    height: count(head.height),
    headerHash: text(head.hash),
    prevHash: text(head.prev),
    timestamp: count(head.time),
    fees: BigInt(text(head.fees)),
    coinbase: head.coinbase === true,
    removals: list(head.removals).map(text),
    additions: list(head.additions).map(decodeAddition),
  }
}

/** Reads what the indexes need of an entry. */
export function decodeEntryHead(bytes: Buffer): LogEntryHead {
  const length = bytes.readUInt32BE(0)
  const entry = record(JSON.parse(inflateRawSync(bytes.subarray(4, 4 + length)).toString()))
  return {
    revertTo: entry.revertTo === null ? undefined : count(entry.revertTo),
    blocks: list(entry.blocks).map(decodeBlockHead),
  }
}

function decodeSpend(value: unknown): SpendData {
  const [parent, puzzleHash, amount, puzzleReveal, solution] = list(value).map(text)
  if (parent === undefined || puzzleHash === undefined || amount === undefined) throw unreadable('spend')
  if (puzzleReveal === undefined || solution === undefined) throw unreadable('spend')
  return {
    coin: { parent, puzzleHash, amount: BigInt(amount) },
    puzzleReveal: Buffer.from(puzzleReveal, 'hex'),
    solution: Buffer.from(solution, 'hex'),
  }
}

/** Reads the spends of every block of an entry, in their order. */
export function decodeEntrySpends(bytes: Buffer): SpendData[][] {
  const length = bytes.readUInt32BE(0)
  const blocks = list(JSON.parse(inflateRawSync(bytes.subarray(4 + length)).toString()))
  return blocks.map((spends) => list(spends).map(decodeSpend))
}
