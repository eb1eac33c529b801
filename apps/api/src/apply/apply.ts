import { type ChainEvent, coinIdOf, readBlock } from '@chiaroscuro/domain/chain'
import type { ClvmRunner } from '@chiaroscuro/domain/clvm'
import { gt, sql } from 'drizzle-orm'
import type { Step } from '../follow/next-step.js'
import type { Block } from '../follow/source.js'
import type { Database } from '../store/database.js'
import {
  block as blockTable,
  event as eventTable,
  nft as nftTable,
  offerEnd,
  unreadable,
} from '../store/schema.js'
import { applyNftEvents } from './nft-events.js'
import { applyOfferEnds } from './offer-ends.js'

/** What a step did, told to those who show it live. */
export interface Applied {
  readonly retractedAbove: number | undefined
  readonly blocks: readonly {
    readonly height: number
    readonly timestamp: number | null
    readonly events: number
  }[]
  readonly unreadable: number
}

/** A step whose spends have been read. */
export interface ReadStep {
  readonly dropAbove: number | undefined
  readonly blocks: readonly { readonly block: Block; readonly events: readonly ChainEvent[] }[]
}

/** Reads a step's spends, which is pure and slow, before `writeStep` opens its transaction. */
export function applyStep(db: Database, step: Step, run: ClvmRunner): Promise<Applied> {
  const blocks = step.blocks.map((block) => ({ block, events: readBlock(block.spends, run) }))
  return writeStep(db, { dropAbove: step.dropAbove, blocks })
}

/**
 * Writes a step in one transaction: drops what a reorg took back, then each block in order.
 * A block that is in the store already is passed over, so a step may be written twice.
 */
export function writeStep(db: Database, step: ReadStep): Promise<Applied> {
  return db.transaction(async (tx) => {
    if (step.dropAbove !== undefined) await dropAbove(tx, step.dropAbove)
    const blocks: { height: number; timestamp: number | null; events: number }[] = []
    let bad = 0
    for (const { block, events } of step.blocks) {
      if (!(await insertBlock(tx, block))) continue
      const story = events.filter((event) => event.kind !== 'unreadable')
      await applyNftEvents(tx, block, story)
      bad += await insertUnreadable(tx, block, events)
      await applyOfferEnds(tx, block.height, new Set(block.spends.map((spend) => coinIdOf(spend.coin))))
      blocks.push({ height: block.height, timestamp: block.timestamp, events: story.length })
    }
    return { retractedAbove: step.dropAbove, blocks, unreadable: bad }
  })
}

/** The same for every chain table: rows born above are dropped, rows closed above are open again. */
async function dropAbove(tx: Database, height: number): Promise<void> {
  await tx.delete(blockTable).where(gt(blockTable.height, height))
  await tx.delete(eventTable).where(gt(eventTable.height, height))
  await tx.delete(unreadable).where(gt(unreadable.height, height))
  await tx.delete(offerEnd).where(gt(offerEnd.height, height))
  await tx.delete(nftTable).where(gt(nftTable.validFrom, height))
  await tx.update(nftTable).set({ validTo: null }).where(gt(nftTable.validTo, height))
}

async function insertBlock(tx: Database, { height, hash, previousHash, timestamp }: Block): Promise<boolean> {
  const inserted = await tx
    .insert(blockTable)
    .values({ height, hash, previousHash, timestamp })
    .onConflictDoNothing()
    .returning({ height: sql<number>`1` })
  return inserted.length > 0
}

async function insertUnreadable(tx: Database, block: Block, events: readonly ChainEvent[]): Promise<number> {
  const rows = events.flatMap((event) =>
    event.kind === 'unreadable'
      ? [{ coinId: event.coinId, height: block.height, code: event.code, message: event.message }]
      : [],
  )
  if (rows.length > 0) await tx.insert(unreadable).values(rows).onConflictDoNothing()
  return rows.length
}
