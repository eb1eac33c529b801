import type { ClvmRunner } from '@chiaroscuro/domain/clvm'
import { eq } from 'drizzle-orm'
import { writeStep } from '../apply/apply.js'
import type { ChainRows } from '../apply/element.js'
import { readStep } from '../apply/read-step.js'
import type { Close } from '../apply/versions.js'
import type { BlockSource } from '../follow/source.js'
import type { Database } from '../store/database.js'
import { block } from '../store/schema.js'
import { firstHeight, hashOfRows, spans } from './chain-rows.js'

/** A row that the chain gives otherwise than the store has it; `undefined` where one side has none. */
export interface Difference {
  readonly table: string
  readonly height: number
  readonly key: string
  readonly stored: unknown
  readonly fromChain: unknown
}

export interface Verdict {
  readonly height: number
  /** As it was written when the block came. */
  readonly stateHash: string
  /** Summed anew from the stored rows, and from the rows the chain gives. */
  readonly ofRows: string
  readonly ofChain: string
  readonly equal: boolean
  /** The lowest row that differs. */
  readonly difference: Difference | undefined
}

export interface VerifyContext {
  readonly db: Database
  readonly source: BlockSource
  readonly run: ClvmRunner
  /** An empty store to read the chain into. */
  readonly scratch: Database
  readonly timer: () => number
  readonly onProgress: (height: number) => void
}

/** The height is not in the store, or the source cannot give the blocks up to it. */
export class VerifyError extends Error {
  override readonly name = 'VerifyError'
}

const BATCH = 500

/** Reads the chain again up to a height and compares every row with the stored ones. */
export async function verify(context: VerifyContext, height: number, signal: AbortSignal): Promise<Verdict> {
  const { db, scratch } = context
  const [stored] = await db.select().from(block).where(eq(block.height, height))
  const first = await firstHeight(db)
  if (!stored || first === undefined) throw new VerifyError(`Block ${height} is not in the index`)
  await readAgain(context, first, height, signal)
  const ofRows = await hashOfRows(db, height)
  const ofChain = await hashOfRows(scratch, height)
  const equal = ofRows === ofChain && ofRows === stored.stateHash
  return {
    height,
    stateHash: stored.stateHash,
    ofRows,
    ofChain,
    equal,
    difference: ofRows === ofChain ? undefined : await firstDifference(db, scratch, first, height),
  }
}

async function readAgain(
  { source, run, scratch, timer, onProgress }: VerifyContext,
  first: number,
  height: number,
  signal: AbortSignal,
): Promise<void> {
  await source.peak(signal)
  for (let from = first; from <= height; ) {
    const blocks = await source.range(from, Math.min(BATCH, height - from + 1), signal)
    const last = blocks.at(-1)
    if (!last) throw new VerifyError(`The source does not give block ${from}`)
    await writeStep(scratch, await readStep({ dropAbove: undefined, blocks }, run, timer))
    onProgress(last.height)
    from = last.height + 1
  }
}

async function firstDifference(
  db: Database,
  scratch: Database,
  first: number,
  height: number,
): Promise<Difference | undefined> {
  const theirs = spans(scratch, first, height)
  for await (const { rows } of spans(db, first, height)) {
    const next = await theirs.next()
    const found = next.done ? [] : differences(rows, next.value.rows)
    const [lowest] = found.sort((a, b) => a.height - b.height)
    if (lowest) return lowest
  }
  return undefined
}

type Row = Readonly<Record<string, unknown>>

function differences(stored: ChainRows, fromChain: ChainRows): Difference[] {
  const compare = (
    table: string,
    ours: readonly Row[],
    theirs: readonly Row[],
    keyOf: (row: Row) => string,
    heightOf: (row: Row) => unknown,
  ): Difference[] => {
    const left = new Map(ours.map((row) => [keyOf(row), row]))
    const right = new Map(theirs.map((row) => [keyOf(row), row]))
    return [...new Set([...left.keys(), ...right.keys()])].flatMap((key) => {
      const [a, b] = [left.get(key), right.get(key)]
      if (a && b && text(a) === text(b)) return []
      return [{ table, key, height: Number(heightOf(a ?? b ?? {})), stored: a, fromChain: b }]
    })
  }
  const name = (row: Row, ...fields: string[]) => fields.map((field) => String(row[field])).join(' ')
  return [
    ...compare(
      'block',
      stored.block,
      fromChain.block,
      (row) => name(row, 'height'),
      (row) => row.height,
    ),
    ...compare(
      'event',
      stored.event,
      fromChain.event,
      (row) => name(row, 'launcherId', 'eventIndex'),
      (row) => row.height,
    ),
    ...compare(
      'unreadable',
      stored.unreadable,
      fromChain.unreadable,
      (row) => name(row, 'coinId'),
      (row) => row.height,
    ),
    ...compare(
      'nft',
      stored.nft.born,
      fromChain.nft.born,
      (row) => name(row, 'launcherId', 'validFrom'),
      (row) => row.validFrom,
    ),
    ...compare(
      'nft end',
      stored.nft.closed.map(toRow),
      fromChain.nft.closed.map(toRow),
      (row) => name(row, 'key', 'validFrom'),
      (row) => row.validFrom,
    ),
    ...compare(
      'did end',
      stored.did.closed.map(toRow),
      fromChain.did.closed.map(toRow),
      (row) => name(row, 'key', 'validFrom'),
      (row) => row.validFrom,
    ),
    ...compare(
      'did',
      stored.did.born,
      fromChain.did.born,
      (row) => name(row, 'didId', 'validFrom'),
      (row) => row.validFrom,
    ),
  ]
}

function toRow({ key, validFrom, validTo }: Close): Row {
  return { key, validFrom, end: validTo }
}

/** What the hash does not sum is not compared either: a later end is another height's matter. */
function text(row: Row): string {
  const { validTo: _, stateHash: __, message: ___, ...facts } = row
  return JSON.stringify(Object.entries(facts).map(([key, value]) => [key, sorted(value)]))
}

function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
}
