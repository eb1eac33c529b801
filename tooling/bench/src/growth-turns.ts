import {
  collectionRanker,
  describer,
  figureCounter,
  findDue,
  keepExpired,
  landAdrift,
  openDatabase,
  rankCollection,
  sumPeriods,
  touchFigures,
  turnAuctionClock,
  volumeCounter,
} from '@chiaroscuro/api/engine'
import { collectionOf, launcherOf } from './api-world.js'
import { MIGRATIONS } from './service.js'

type Db = Awaited<ReturnType<typeof openDatabase>>['db']

/** What the service does by itself while it runs. */
export interface Turn {
  readonly name: string
  /** Milliseconds it may take, however large the market. */
  readonly mostMs: number
  run(): Promise<unknown>
}

/** Of what comes with each block, or several times a second. */
const OFTEN_MS = 50
/** Of what is done in the background, and rests for ten times as long. */
const SELDOM_MS = 10_000

/** Each kind of turn on a market whose newest block was just written. */
function turnsOn(db: Db, now: number, timer: () => number): readonly Turn[] {
  const moment = { seconds: now, height: 1 }
  const when = () => moment
  const { id } = collectionOf(0)
  const heard = describer(
    db,
    () => now * 1000,
    () => {},
  )
  const rank = collectionRanker(db, when, timer)
  const count = figureCounter(db, when, timer)
  const often = (name: string, run: Turn['run']): Turn => ({ name, mostMs: OFTEN_MS, run })
  const seldom = (name: string, run: Turn['run']): Turn => ({ name, mostMs: SELDOM_MS, run })
  return [
    seldom('what waits to be described, looked for among all, once', heard.describe),
    often('what a block touched is described, nothing to rank', async () => {
      heard.nfts(Array.from({ length: 50 }, (_, at) => launcherOf(at)))
      await heard.describe()
      await rank()
    }),
    often('listings that have run out', () => keepExpired(db, moment)),
    often('offers that a reorg set adrift', () =>
      landAdrift({ db, moment: when, now: () => now * 1000, unspentCoins: async () => new Map() }),
    ),
    often('auctions whose time has come', () => turnAuctionClock(db, moment, now * 1000)),
    often('files to fetch', () => findDue(db, now * 1000, 128)),
    often('no collection to count', count),
    seldom('the largest collection ranked', () => rankCollection(db, id, moment)),
    seldom('the largest collection counted', async () => {
      await db.transaction((tx) => touchFigures(tx, new Set([id]), moment))
      await count()
    }),
    seldom('sales of the last days of every collection', () => sumPeriods(db, moment)),
    seldom('sales of every profile', () => volumeCounter(db, when, timer)()),
  ]
}

/** Milliseconds of each turn, after one that nobody counts; what it is named by and may take beside. */
export async function timesOfTurns(
  url: string,
  now: number,
  timer: () => number,
): Promise<readonly (Turn & { readonly tookMs: number })[]> {
  const { db, close } = await openDatabase(url, MIGRATIONS)
  try {
    const took: (Turn & { readonly tookMs: number })[] = []
    for (const turn of turnsOn(db, now, timer)) {
      if (turn.mostMs === OFTEN_MS) await turn.run()
      const started = timer()
      await turn.run()
      took.push({ ...turn, tookMs: timer() - started })
    }
    return took
  } finally {
    await close()
  }
}
