import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { JournalFile } from '../engine/port.js'
import { hashOf } from '../hash-of.test-support.js'
import { foldJournal } from '../journal/fold.js'
import { writeLine } from '../journal/frame.js'
import type { Plan } from '../plan/plan.js'
import { planHash } from '../plan/plan-hash.js'
import { samplePlan } from '../plan/sample-plan.test-support.js'
import { duePieces } from './due-pieces.js'
import { type OfferProgress, openOffers, readOffers } from './offer-run.js'
import { type DuePiece, MarketSilent, type OfferMaker, type OfferMarket } from './port.js'

const PIECES = 7
const seller = hashOf('seller')

/** A plan whose every piece but the second is offered. */
function soldPlan(): Plan {
  const plan = samplePlan(PIECES)
  const pieces = plan.pieces.map((one, at) => ({ ...one, to: seller, ...(at !== 1 && { price: 1000n }) }))
  return { ...plan, sale: { asset: 'xch', payTo: seller }, pieces }
}
const plan = soldPlan()
const due = plan.pieces.flatMap(({ name, price }, at): DuePiece[] => {
  if (price === undefined) return []
  const [launcherId, firstCoinId] = [hashOf('launcher', at), hashOf('first', at)]
  return [{ number: at + 1, name, launcherId, firstCoinId, height: 9, price }]
})

class PowerLost extends Error {}

/** A disk that loses power where `isLost` says so: before a line is written, in its middle, or after it. */
function disk(isLost: () => 'before' | 'within' | 'after' | undefined): JournalFile & { bytes: Uint8Array } {
  const file = {
    bytes: new Uint8Array(),
    read: async () => file.bytes,
    async cut(length: number) {
      file.bytes = file.bytes.slice(0, length)
    },
    async append(line: Uint8Array) {
      const when = isLost()
      if (when === 'before') throw new PowerLost()
      file.bytes = new Uint8Array([...file.bytes, ...(when === 'within' ? line.slice(0, -3) : line)])
      if (when) throw new PowerLost()
    },
  }
  return file
}

/** A wallet whose every signature is another text, so that a second offer of a coin would show. */
function maker(gone: ReadonlySet<number> = new Set()): OfferMaker & { made: string[] } {
  const made: string[] = []
  return {
    made,
    async make(_, { number, launcherId }) {
      if (gone.has(number)) return undefined
      const text = `offer1 of ${launcherId} no ${made.length}`
      made.push(text)
      return { text, coinId: hashOf('coin', number) }
    },
  }
}

/** A marketplace with everything that it ever took, by its id. */
function market(mood: () => 'well' | 'silent' | 'busy' | 'lost-answer' = () => 'well') {
  const taken = new Map<string, string>()
  const port: OfferMarket = {
    async post(text) {
      const now = mood()
      if (now === 'silent') throw new MarketSilent()
      if (now === 'busy') return { kind: 'not-now' }
      const id = `id of ${text}`
      taken.set(id, text)
      if (now === 'lost-answer') throw new MarketSilent()
      return { kind: 'taken', id }
    },
    async look(ids) {
      if (mood() === 'silent') throw new MarketSilent()
      return new Map(ids.flatMap((id) => (taken.has(id) ? [[id, 'open' as const]] : [])))
    },
  }
  return { ...port, taken }
}

async function playOut(parts: Parameters<typeof openOffers>[0]): Promise<OfferProgress> {
  const run = await openOffers(parts)
  for (let i = 0; i < 50; i++) {
    const seen = await run.step(due)
    if (seen.isOver) return seen
  }
  throw new Error('It does not come to an end')
}

describe('the offers of a plan', () => {
  it('are made, published and shown, one a piece that has a price', async () => {
    const [journal, hand, place] = [disk(() => undefined), maker(), market()]
    const seen = await playOut({ plan, journal, maker: hand, market: place })
    expect(seen).toMatchObject({ count: 6, made: 6, listed: 6, moved: 0, attention: undefined })
    expect([...place.taken.values()]).toEqual(hand.made)
    expect([...readOffers(journal.bytes)].map(([number, { isListed }]) => [number, isListed])).toEqual(
      due.map(({ number }) => [number, true]),
    )
  })

  it('are made while the marketplace is silent, and published once it is not', async () => {
    let isSilent = true
    const [journal, hand] = [disk(() => undefined), maker()]
    const place = market(() => (isSilent ? 'silent' : 'well'))
    const run = await openOffers({ plan, journal, maker: hand, market: place })
    expect(await run.step(due)).toMatchObject({ made: 6, listed: 0, attention: 'market-silent' })
    isSilent = false
    expect(await run.step(due)).toMatchObject({ made: 6, listed: 6, isOver: true })
    expect(hand.made).toHaveLength(6)
  })

  it('are told to be refused, and published again by whoever tries anew', async () => {
    const journal = disk(() => undefined)
    const place = market()
    const hand = maker()
    const strict = {
      ...place,
      post: async (text: string) =>
        text.includes(hashOf('launcher', 3))
          ? { kind: 'refused' as const, reason: 'unknown-nft' }
          : place.post(text),
    }
    const seen = await playOut({ plan, journal, maker: hand, market: strict })
    expect(seen).toMatchObject({ listed: 5, isOver: true })
    expect([...seen.refused]).toEqual([[4, 'unknown-nft']])
    expect(await playOut({ plan, journal, maker: hand, market: place })).toMatchObject({ listed: 6 })
    expect(hand.made).toHaveLength(6)
  })

  it('leave out what was given away meanwhile', async () => {
    const seen = await playOut({
      ...{ plan, journal: disk(() => undefined), maker: maker(new Set([3])), market: market() },
    })
    expect(seen).toMatchObject({ count: 6, made: 5, listed: 5, moved: 1, isOver: true })
  })

  it('are of this plan alone, and never two of one coin', async () => {
    const journal = disk(() => undefined)
    await playOut({ plan, journal, maker: maker(), market: market() })
    const other = { ...plan, batchSize: 1 }
    await expect(
      openOffers({ plan: other, journal, maker: maker(), market: market() }),
    ).rejects.toMatchObject({
      code: 'other-plan',
    })
    const [launcherId, coinId] = [hashOf('launcher', 0), hashOf('coin', 1)]
    const twice = writeLine({ kind: 'made', number: 1, launcherId, coinId, text: 'offer1 another' })
    expect(() => readOffers(new Uint8Array([...journal.bytes, ...twice]))).toThrow(/two offers of one coin/)
  })

  it('are each live exactly once, however often the power goes and whatever the marketplace says', async () => {
    const trouble = fc.record({
      losses: fc.array(fc.constantFrom('before', 'within', 'after', undefined, undefined, undefined), {
        maxLength: 40,
      }),
      moods: fc.array(fc.constantFrom('well', 'silent', 'busy', 'lost-answer'), { maxLength: 30 }),
    })
    await fc.assert(
      fc.asyncProperty(trouble, async ({ losses, moods }) => {
        const [losing, sulking] = [[...losses], [...moods]]
        const journal = disk(() => losing.shift())
        const place = market(() => sulking.shift() ?? 'well')
        const hand = maker()
        let seen: OfferProgress | undefined
        while (!seen)
          seen = await playOut({ plan, journal, maker: hand, market: place }).catch((error: unknown) => {
            if (error instanceof PowerLost) return undefined
            throw error
          })
        expect(seen).toMatchObject({ listed: 6, isOver: true })
        // Of each coin one text reached the marketplace, and that is the one the journal has.
        expect(new Set(place.taken.values()).size).toBe(6)
        expect(new Set([...readOffers(journal.bytes).values()].map(({ text }) => text))).toEqual(
          new Set(place.taken.values()),
        )
      }),
      { numRuns: process.env.TEST_LONG ? 5000 : 300 },
    )
  })
})

describe('a piece that a reorg took away', () => {
  it('is offered anew once it is another, and the offer of the one before is nobody’s', async () => {
    const [journal, hand, place] = [disk(() => undefined), maker(), market()]
    await playOut({ plan, journal, maker: hand, market: place })
    const [first, ...rest] = due
    if (!first) throw new Error('a piece')
    const again = { ...first, launcherId: hashOf('another launcher') }
    const other = { ...hand, make: async () => ({ text: 'offer1 anew', coinId: hashOf('another coin') }) }
    const run = await openOffers({ plan, journal, maker: other, market: place })
    expect(await run.step([again, ...rest])).toMatchObject({ made: 6, listed: 6 })
    expect(run.offers().get(1)).toMatchObject({ coinId: hashOf('another coin'), text: 'offer1 anew' })
  })
})

describe('pieces that are due', () => {
  it('are in a block, have a price, and are told by what was minted', () => {
    const ids = (name: string, batch: number) => [0, 1].map((at) => hashOf(name, batch * 2 + at))
    const built = (batch: number) => ({
      ...{ kind: 'built' as const, batch, attempt: 0, didCoinId: hashOf('did'), fee: '1' },
      ...{ launcherIds: ids('launcher', batch), firstCoinIds: ids('first', batch) },
      ...{ bundleId: hashOf('bundle'), bundle: '00' },
    })
    const [of, two] = [
      { batch: 0, attempt: 0 },
      { ...plan, batchSize: 2 },
    ]
    const state = foldJournal([
      { kind: 'began', planHash: planHash(two) },
      ...[
        built(0),
        { kind: 'included' as const, ...of, height: 7 },
        { kind: 'settled' as const, ...of, height: 7 },
      ],
      built(1),
    ])
    expect(duePieces(two, state)).toEqual([
      {
        ...{ number: 1, name: two.pieces[0]?.name, launcherId: hashOf('launcher', 0) },
        ...{ firstCoinId: hashOf('first', 0), height: 7, price: 1000n },
      },
    ])
    const { sale: _, ...unsold } = two
    expect(duePieces(unsold, state)).toEqual([])
  })
})
