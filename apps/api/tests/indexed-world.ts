import { createDevWorld, type DevWorld, type WorldSeed } from '@chiaroscuro/dev-world'
import type { BlockLink } from '@chiaroscuro/domain/chain'
import { nodeClvmRunner } from '@chiaroscuro/domain/clvm/node'
import { eq } from 'drizzle-orm'
import { writeStep } from '../src/apply/apply.js'
import { nextStep } from '../src/follow/next-step.js'
import { nodeRpc } from '../src/node-rpc/client.js'
import { nodeSource } from '../src/node-rpc/node-source.js'
import { unspentCoins } from '../src/node-rpc/unspent-coins.js'
import { landAdrift } from '../src/offer/adrift.js'
import { type OfferContext, publishOffer } from '../src/offer/publish-offer.js'
import { loadLinks } from '../src/query/block-rows.js'
import { isOpen, type Moment } from '../src/query/open-offer.js'
import { readStep } from '../src/read/read-step.js'
import { nativeVerify } from '../src/sandbox/native-verify.js'
import { answerOffer } from '../src/sandbox/read-offer.js'
import { offer, offerEnd } from '../src/store/schema.js'
import { offerStatusNumber } from '../src/view/offer.js'
import { openOwnDatabase, sharedContent } from './product/scratch.js'
import { openTestDatabase } from './test-database.js'

const run = nodeClvmRunner()
const verify = nativeVerify()
const NEVER = new AbortController().signal
const BLOCK_SECONDS = 60
/** As the field numbers it. */
const OPEN = 0

/** A world whose time only moves with its blocks, and the index of it, which reads when it is told to. */
export interface IndexedWorld {
  readonly world: DevWorld
  moment(): Moment
  /** A block of what waits, a minute later; indexed. */
  block(): Promise<void>
  /** Drops blocks, and indexes what came instead. */
  reorg(back: number, keepTransactions: boolean): Promise<void>
  /** Publishes an offer; its id. */
  publish(text: string): Promise<string>
  /** Ids of the offers that are shown as open now. */
  shownOpen(): Promise<ReadonlySet<string>>
  close(): Promise<void>
}

export async function openIndexedWorld(databaseUrl: string, seed: WorldSeed): Promise<IndexedWorld> {
  const time = { now: Date.UTC(2026, 0, 5) }
  const world = await createDevWorld({ seed, clock: () => time.now, contentDir: sharedContent })
  // Others empty the database that tests share.
  const database = await openOwnDatabase(databaseUrl)
  const store = await openTestDatabase(database.url)
  const { db } = store
  const rpc = nodeRpc(world.rpc.url)
  const source = nodeSource(rpc, 0)
  let links: BlockLink[] = []
  const moment = () => ({ seconds: Math.floor(time.now / 1000), height: links.at(-1)?.height ?? 0 })
  const context: OfferContext = {
    db,
    moment,
    view: { prefix: 'txch', mediaUrl: '', tokens: new Map(), pendingOffers: () => new Set() },
    readOffer: async (text) => answerOffer({ text, networks: ['simulator0'] }, run, verify),
    networks: ['simulator0'],
    now: () => time.now,
    unspentCoins: (ids) => unspentCoins(rpc, ids),
  }

  async function follow(): Promise<void> {
    for (;;) {
      const peak = await source.peak(NEVER)
      const step = peak && (await nextStep(source, links, peak, NEVER))
      if (!step) return
      await writeStep(db, await readStep(step, run, () => 0))
      links = await loadLinks(db, 2000)
      await landAdrift(context)
    }
  }
  await follow()
  return {
    world,
    moment,
    async block() {
      time.now += BLOCK_SECONDS * 1000
      await world.farm()
      world.market.purse.release()
      await heldAnew(world)
      await follow()
    },
    async reorg(back, keepTransactions) {
      const { height } = await world.node.peak()
      // The new branch is a block longer and each of its blocks a second later.
      time.now += BLOCK_SECONDS * 1000
      await world.reorg(Math.max(1, height - back), keepTransactions)
      await follow()
    },
    publish: async (text) => (await publishOffer(context, text)).id,
    async shownOpen() {
      const rows = () =>
        db
          .select({ offer, endStatus: offerEnd.status })
          .from(offer)
          .leftJoin(offerEnd, eq(offerEnd.offerId, offer.id))
      const listed = await rows().where(isOpen(moment()))
      const open = new Set(listed.map((row) => row.offer.id))
      const called = (await rows()).filter((row) => offerStatusNumber(row, context.view, moment()) === OPEN)
      // Lists ask in SQL, pages by the pure function.
      if (called.length !== open.size || called.some((row) => !open.has(row.offer.id)))
        throw new Error('lists and pages say different things')
      return open
    },
    async close() {
      await world.close()
      await store.close()
      await database.drop()
    },
  }
}

/** Who holds what, as the chain has it: people here act without waiting for one another. */
async function heldAnew({ market: { ledger } }: DevWorld): Promise<void> {
  ledger.clear()
  await ledger.load()
}
