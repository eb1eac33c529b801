import type { CoinFacts } from './coin-facts.js'
import type { OfferFacts, OfferReading } from './offer-reading.js'
import type { LineFact, Tone, Verdict, VerdictLine } from './verdict.js'

/** What the chain here is, and the clock. */
export interface JudgeMoment {
  /** Networks whose signatures count here. */
  readonly networks: readonly string[]
  /** Unix seconds. */
  readonly seconds: number
}

/**
 * The verdict on an offer: a pure function of what its text says and of the states of its coins. What anybody says about
 * the offer is not asked.
 */
export function judgeOffer(
  reading: OfferReading,
  coins: CoinFacts | undefined,
  moment: JudgeMoment,
): Verdict {
  if (!reading.ok) return unreadable(reading.fault)
  const { offer, ms } = reading
  const height = coins?.height ?? null
  const line = (tone: Tone, fact: LineFact, at: number | null = null): VerdictLine => ({
    tone,
    fact,
    height: at,
  })
  const lines = [
    line('green', { about: 'format', format: offer.format }),
    line(...signature(offer, moment)),
    ...(offer.doubts.length > 0
      ? offer.doubts.map((doubt) => line('red', { about: 'doubt', doubt }))
      : [line('green', { about: 'asking' })]),
    ...coinLines(offer, coins).map(([tone, fact]) => line(tone, fact, height)),
    line(...end(offer, height, moment)),
    line('green', { about: 'fee', fee: offer.fee }),
  ]
  const royalties = offer.royalties.map((royalty) => {
    const isSure = royalty.honesty === 'asserted' || royalty.honesty === 'none-due'
    return line(isSure ? 'green' : 'red', { about: 'royalty', royalty })
  })
  return {
    offer,
    lines: [...lines.slice(0, -2), ...royalties, ...lines.slice(-2)],
    height,
    settles: worst(lines),
    shortsCreator: royalties.some(({ tone }) => tone === 'red'),
    ms,
  }
}

/** Whether the reader itself failed, rather than the offer. */
export function isReadersFault(fault: string): boolean {
  return fault === 'no-reader' || fault === 'stopped'
}

function unreadable(fault: string): Verdict {
  const tone = isReadersFault(fault) ? 'amber' : 'red'
  const lines: VerdictLine[] = [{ tone, fact: { about: 'fault', fault }, height: null }]
  return { offer: null, lines, height: null, settles: tone, shortsCreator: false, ms: null }
}

function worst(lines: readonly VerdictLine[]): Tone {
  const has = (tone: Tone) => lines.some((line) => line.tone === tone)
  return has('red') ? 'red' : has('amber') ? 'amber' : 'green'
}

function signature({ network }: OfferFacts, { networks }: JudgeMoment): [Tone, LineFact] {
  const about = 'signature'
  if (network === 'nosig') return ['red', { about, is: 'unsigned', network: '' }]
  if (network === null) return ['red', { about, is: 'bad', network: '' }]
  const isHere = networks.includes(network)
  return [isHere ? 'green' : 'red', { about, is: isHere ? 'good' : 'elsewhere', network }]
}

function coinLines(offer: OfferFacts, known: CoinFacts | undefined): [Tone, LineFact][] {
  const states = offer.coins.map((coinId) => ({ coinId, fact: known?.coins.get(coinId) }))
  const bad = states.flatMap(({ coinId, fact }): [Tone, LineFact][] => {
    if (fact?.is === 'spent') return [['red', { about: 'spent', coinId, at: fact.height }]]
    return fact?.is === 'missing' ? [['red', { about: 'missing', coinId }]] : []
  })
  const isKnown = states.every(({ fact }) => fact !== undefined)
  const whole: [Tone, LineFact][] = !isKnown
    ? [['amber', { about: 'unknown-coins' }]]
    : bad.length === 0
      ? [['green', { about: 'unspent', count: states.length }]]
      : []
  return [...bad, ...whole, ...offer.works.map((work) => workLine(work, known))]
}

/**
 * The coin of a work that is unspent is its newest, since spending is what makes the next; and only its owner's signature
 * spends it. That its puzzle is the work's own the reader has seen.
 */
function workLine(
  { launcherId, coinId }: OfferFacts['works'][number],
  known: CoinFacts | undefined,
): [Tone, LineFact] {
  const fact = known?.coins.get(coinId)
  const is = fact === undefined ? 'unknown' : fact.is === 'unspent' ? 'newest' : 'moved'
  const tone = { newest: 'green', moved: 'red', unknown: 'amber' } as const
  return [tone[is], { about: 'work', is, launcherId }]
}

/** ASSERT_BEFORE conditions fail from their value on, in the block after this one. */
function end(
  offer: OfferFacts,
  height: number | null,
  { seconds: now }: JudgeMoment,
): [Tone, LineFact, number | null] {
  const { endSeconds: seconds, endHeight } = offer
  const past =
    (seconds !== null && seconds <= now) || (endHeight !== null && height !== null && endHeight <= height)
  const isUnknown = !past && endHeight !== null && height === null
  const tone = past ? 'red' : isUnknown ? 'amber' : 'green'
  return [tone, { about: 'end', seconds, height: endHeight, past }, endHeight === null ? null : height]
}
