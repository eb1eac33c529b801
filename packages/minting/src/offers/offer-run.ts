import type { JournalFile } from '../engine/port.js'
import { readLines, writeLine } from '../journal/frame.js'
import { MintingError } from '../minting-error.js'
import type { Plan } from '../plan/plan.js'
import { planHash } from '../plan/plan-hash.js'
import { type DuePiece, MarketSilent, type OfferMaker, type OfferMarket, type Standing } from './port.js'
import { after, foldOffers, type OfferRecord, offerRecord, type PieceOffer } from './record.js'

export interface OfferParts {
  readonly plan: Plan
  readonly journal: JournalFile
  readonly maker: OfferMaker
  /** Where there is none, offers are made and kept. */
  readonly market: OfferMarket | undefined
}

/** How far the offers of a plan have come. */
export interface OfferProgress {
  /** Pieces that the plan offers. */
  readonly count: number
  readonly made: number
  /** Shown by the marketplace, whatever became of them since. */
  readonly listed: number
  /** Pieces that were given away before they could be offered. */
  readonly moved: number
  /** What the marketplace will not take, and why, in a word of its own. */
  readonly refused: ReadonlyMap<number, string>
  /** The marketplace does not answer, or has to be asked later; or offers wait for signatures that somebody has to bring. */
  readonly attention: 'market-silent' | 'market-busy' | 'wants-signatures' | undefined
  /** Nothing is left that could be done by itself. */
  readonly isOver: boolean
}

/** Offers under way. */
export interface OfferRun {
  readonly offers: () => ReadonlyMap<number, PieceOffer>
  /** How offers stood when they were last looked for, by the piece's number. */
  readonly standings: () => ReadonlyMap<number, Standing>
  /**
   * Makes, publishes and looks for offers of pieces that are due, a few of each. Rejects with whatever the maker or the journal
   * rejected with: then nothing is lost, and it can be called again. Never two at a time.
   */
  step(due: readonly DuePiece[]): Promise<OfferProgress>
}

/** Of one step: it ends soon enough to be stopped. */
const BITE = 10
/** Ids of one question. */
const MOST_ASKED = 100

/** What a file holds of offers. Throws `MintingError` `damaged-journal`, `impossible-journal`. */
export function readOffers(bytes: Uint8Array): ReadonlyMap<number, PieceOffer> {
  return foldOffers(readLines(bytes, (json) => offerRecord.safeParse(json).data).records).offers
}

/**
 * Begins to offer what a plan offers, or goes on: the journal says what was signed. A piece's coin is offered once: the same text is
 * published again, and no other is ever made of it. Rejects with `MintingError` `other-plan`, `damaged-journal`, `impossible-journal`.
 */
export async function openOffers({ plan, journal, maker, market }: OfferParts): Promise<OfferRun> {
  const bytes = await journal.read()
  const { records, length } = readLines(bytes, (json) => offerRecord.safeParse(json).data)
  if (length < bytes.length) await journal.cut(length)
  const { planHash: begun, offers: before } = foldOffers(records)
  const hash = planHash(plan)
  if (begun === undefined) await journal.append(writeLine({ kind: 'began', planHash: hash }))
  else if (begun !== hash) throw new MintingError('other-plan', 'These offers were begun for another plan')
  const offers = new Map(before)
  const standings = new Map<number, Standing>()
  const moved = new Set<number>()
  const refused = new Map<number, string>()
  const count = plan.pieces.filter(({ price }) => price !== undefined).length

  async function write(record: Exclude<OfferRecord, { kind: 'began' }>): Promise<void> {
    // Thought through before it is written.
    const next = after(offers.get(record.number), record)
    await journal.append(writeLine(record))
    offers.set(record.number, next)
  }

  /** Whether some of what is due waits for a signature that somebody has to bring. */
  async function make(due: readonly DuePiece[]): Promise<boolean> {
    const lacking = due.filter(
      ({ number, launcherId }) => !moved.has(number) && offers.get(number)?.launcherId !== launcherId,
    )
    if (lacking.length === 0) return false
    const ready = maker.ready ? await maker.ready(plan, lacking) : lacking
    for (const piece of ready.slice(0, maker.atOnce ?? BITE)) {
      const made = await maker.make(plan, piece)
      const { number, launcherId } = piece
      if (made) {
        await write({ kind: 'made', number, launcherId, ...made })
        // What was known of an offer whose piece a reorg took away.
        standings.delete(number)
        refused.delete(number)
      } else moved.add(number)
    }
    return ready.length < lacking.length
  }

  /** Whether the marketplace took what it was asked to take, or has to be asked later. */
  async function post(market: OfferMarket): Promise<'market-busy' | undefined> {
    const waiting = [...offers].filter(([number, { id }]) => id === undefined && !refused.has(number))
    for (const [number, { text }] of waiting.slice(0, BITE)) {
      const posted = await market.post(text)
      if (posted.kind === 'not-now') return 'market-busy'
      if (posted.kind === 'refused') refused.set(number, posted.reason)
      else await write({ kind: 'posted', number, id: posted.id })
    }
    return undefined
  }

  async function look(market: OfferMarket): Promise<void> {
    const asked = [...offers].flatMap(([number, { id }]) =>
      id === undefined || standings.has(number) ? [] : [{ number, id }],
    )
    if (asked.length === 0) return
    const some = asked.slice(0, MOST_ASKED)
    const found = await market.look(some.map(({ id }) => id))
    for (const { number, id } of some) {
      const standing = found.get(id)
      if (!standing) continue
      standings.set(number, standing)
      if (!offers.get(number)?.isListed) await write({ kind: 'listed', number, id })
    }
  }

  return {
    offers: () => offers,
    standings: () => standings,
    async step(due) {
      const isWaited = await make(due)
      let attention: OfferProgress['attention'] = isWaited ? 'wants-signatures' : undefined
      try {
        if (market) {
          attention = (await post(market)) ?? attention
          await look(market)
        }
      } catch (error) {
        // A journal that cannot be written is nothing to go on beside.
        if (!(error instanceof MarketSilent)) throw error
        attention = 'market-silent'
      }
      const listed = [...offers.keys()].filter((number) => standings.has(number)).length
      const isOver = (market ? listed + refused.size : offers.size) + moved.size >= count
      return { ...{ count, made: offers.size, listed, moved: moved.size }, refused, attention, isOver }
    },
  }
}
