import type { BlockReading, Unreadable } from '@chiaroscuro/domain/chain'
import { inArray } from 'drizzle-orm'
import type { Block } from '../follow/source.js'
import { keepItems } from '../item/keep-items.js'
import type { Moment } from '../query/open-offer.js'
import { bulkInsert } from '../store/bulk-insert.js'
import type { Database } from '../store/database.js'
import { block as blockTable, detail, did, event, nft, unreadable } from '../store/schema.js'
import { applyToAuctions } from './auctions.js'
import { type ChainState, loadChainState, saveChainState } from './chain-state.js'
import { type DidRow, didRows } from './did-rows.js'
import { dropAbove } from './drop-above.js'
import { elements } from './element.js'
import { enqueueFetches } from './fetch-queue.js'
import { EVENT_TYPE, type EventRow, type NftRow, nftRows } from './nft-rows.js'
import { applyOfferEnds, itemsOfOffers } from './offer-ends.js'
import { closeVersions, openDids, openNfts } from './open-versions.js'
import { tellStep } from './tell-step.js'
import { versions } from './versions.js'
import { judgeTrades } from './wash-trades.js'

/** What a step did, told to those who show it live. */
export interface Applied {
  readonly retractedAbove: number | undefined
  readonly blocks: readonly {
    readonly height: number
    readonly timestamp: number | null
    readonly events: number
  }[]
  readonly unreadable: number
  /** NFTs that may be other than they were. */
  readonly launcherIds: readonly string[]
}

/** A block whose spends have been read. */
export interface ReadBlock {
  readonly block: Block
  readonly reading: BlockReading
}

/** A step whose spends have been read. */
export interface ReadStep {
  readonly dropAbove: number | undefined
  readonly blocks: readonly ReadBlock[]
}

/** When a step is written, and above which height blocks are news: a backfill is none. */
export interface Telling {
  readonly nowMs: number
  readonly aboveHeight: number
}

/**
 * Writes a step in one transaction: drops what a reorg took back, then every block in order, then tells what is news.
 * A block that is in the store already is passed over, so a step may be written twice.
 */
export function writeStep(db: Database, step: ReadStep, telling?: Telling): Promise<Applied> {
  return db.transaction(async (tx) => {
    const state = await loadChainState(tx)
    const dropped = step.dropAbove === undefined ? [] : await dropAbove(tx, step.dropAbove, state)
    const fresh = await withoutKnown(tx, step.blocks)
    const rows = await gather(tx, fresh, state)
    await bulkInsert(tx, blockTable, rows.blocks)
    await closeVersions(tx, nft, rows.nfts.closed)
    await bulkInsert(tx, nft, rows.nfts.born)
    await closeVersions(tx, did, rows.dids.closed)
    await bulkInsert(tx, did, rows.dids.born)
    await bulkInsert(tx, event, rows.events)
    await bulkInsert(tx, unreadable, rows.unreadable, { skipKnown: true })
    await enqueueFetches(tx, rows.nfts.born)
    await describeLater(tx, rows.newNfts)
    const sold = rows.events
      .filter(({ type }) => type === EVENT_TYPE.trade)
      .map(({ launcherId }) => launcherId)
    await judgeTrades(tx, [...new Set(sold)])
    const ended = await applyOfferEnds(
      tx,
      fresh.map(({ block }) => block),
    )
    const moved = rows.nfts.born.map(({ launcherId }) => launcherId)
    const items = [...dropped, ...moved, ...(await itemsOfOffers(tx, ended))]
    const moment = momentOf(step, telling)
    await keepItems(tx, items, moment)
    const auctions = await applyToAuctions(tx, { step, items, moment, telling })
    await saveChainState(tx, state)
    const { dropAbove: fork } = step
    if (telling) await tellStep(tx, { dropAbove: fork, events: rows.events, ended, auctions }, telling)
    return {
      retractedAbove: step.dropAbove,
      blocks: fresh.map(({ block, reading }) => ({
        height: block.height,
        timestamp: block.timestamp,
        events: reading.nfts.length,
      })),
      unreadable: rows.unreadable.length,
      launcherIds: items,
    }
  })
}

/** Offers run out by the clock of whoever asks; a backfill knows only the chain's. */
function momentOf({ dropAbove: fork, blocks }: ReadStep, telling: Telling | undefined): Moment {
  const last = blocks.at(-1)?.block
  const seconds = telling ? Math.floor(telling.nowMs / 1000) : (last?.timestamp ?? 0)
  return { seconds, height: last?.height ?? fork ?? 0 }
}

async function withoutKnown(tx: Database, blocks: readonly ReadBlock[]): Promise<readonly ReadBlock[]> {
  if (blocks.length === 0) return blocks
  const known = await tx
    .select({ height: blockTable.height })
    .from(blockTable)
    .where(
      inArray(
        blockTable.height,
        blocks.map(({ block }) => block.height),
      ),
    )
  const heights = new Set(known.map(({ height }) => height))
  return blocks.filter(({ block }) => !heights.has(block.height))
}

/** Everything the blocks add, computed in memory from the open versions of what they touch. */
async function gather(tx: Database, fresh: readonly ReadBlock[], state: ChainState) {
  const readings = fresh.map(({ reading }) => reading)
  const knownNfts = await openNfts(
    tx,
    readings.flatMap(({ nfts }) => nfts.map((one) => one.launcherId)),
  )
  const knownDids = await openDids(
    tx,
    readings.flatMap(({ dids }) => dids.map((one) => one.didId)),
  )
  const nfts = versions<NftRow>(knownNfts)
  const dids = versions<DidRow>(knownDids)
  const blocks: (typeof blockTable.$inferInsert)[] = []
  const events: EventRow[] = []
  const bad: (typeof unreadable.$inferInsert)[] = []
  for (const { block, reading } of fresh) {
    const { height, hash, previousHash, timestamp } = block
    const happened = nftRows(nfts, block, reading.nfts)
    didRows(dids, block, reading.dids)
    const broken = reading.unreadable.map((one) => unreadableRow(height, one))
    const row = { height, hash, previousHash, timestamp }
    elements(state.hash, 'add', {
      block: [row],
      event: happened,
      unreadable: broken,
      nft: nfts.endBlock(),
      did: dids.endBlock(),
    })
    blocks.push({ ...row, stateHash: state.hash.digest() })
    events.push(...happened)
    bad.push(...broken)
  }
  const ofNfts = nfts.result()
  const newNfts = [...new Set(ofNfts.born.map(({ launcherId }) => launcherId))].filter(
    (id) => !knownNfts.has(id),
  )
  state.nftCount += newNfts.length
  return { blocks, events, unreadable: bad, nfts: ofNfts, dids: dids.result(), newNfts }
}

function unreadableRow(height: number, { coinId, code, message }: Unreadable) {
  return { coinId, height, code, message }
}

/** An empty description for those who have none yet. */
async function describeLater(tx: Database, launcherIds: readonly string[]): Promise<void> {
  const rows = launcherIds.map((launcherId) => ({ launcherId, sensitive: false, attributes: [] }))
  await bulkInsert(tx, detail, rows, { skipKnown: true })
}
