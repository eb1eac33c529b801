import { toHex } from '../bytes.js'
import type { CoinSpend } from '../chain/coin.js'
import { ClvmError, type ClvmRunner } from '../clvm/index.js'
import type { Hex32, LauncherId, PuzzleHash } from '../id/hex32.js'
import { isRequest, type MakerSpend, runMakerSpend } from '../offer/maker-spend.js'
import { OfferError } from '../offer/offer-error.js'
import type { Asset } from '../offer/offer-item.js'
import { readSpends } from '../offer/read-offer.js'
import { withinBudget } from '../offer/run-budget.js'
import { isSettlementHash } from '../puzzle/program.js'
import { PuzzleError } from '../puzzle/puzzle-error.js'
import { BuildError } from './build-error.js'
import { netItems, sumItems } from './net-items.js'
import { type EffectItem, type MadeCoin, type SeenSpend, seeRequest, seeSpend } from './seen-spend.js'

/** What spends do to somebody, told by running them. */
export interface Effect {
  /** What goes, all in all: prices, royalties, fees and gifts. */
  readonly leaves: readonly EffectItem[]
  /** What surely comes when the rest goes: created by own spends, or insisted on by them. */
  readonly enters: readonly EffectItem[]
  /** What an offer asks for in return; it comes when somebody takes it, and nothing goes otherwise. */
  readonly requested: readonly EffectItem[]
  /** What the other spends would bring, or the offer claims to ask for, with nothing of one's own insisting on it. */
  readonly unbound: readonly EffectItem[]
  /** Mojos that all spends together leave to the farmer. */
  readonly fee: bigint
  readonly royalties: readonly RoyaltyShare[]
}

/** What goes to an NFT's creator; part of what leaves where one pays it oneself. */
export interface RoyaltyShare {
  readonly launcherId: LauncherId
  readonly puzzleHash: PuzzleHash
  readonly asset: Asset
  readonly amount: bigint
}

const MAX_SPENDS = 500
/** CLVM cost of all runs together. A listing taken comes to 3 million; the worst programs take about a second for it. */
const MAX_COST = 500_000_000n

/**
 * What spends do to the one whose puzzle hashes `mine` knows, to be shown before anything is signed. Takes whole
 * bundles and offers alike; believes nothing but the puzzles. Throws `BuildError` `unreadable` where the chain would
 * refuse a spend, `too-costly`, `too-large`.
 */
export function effectOf(
  spends: readonly CoinSpend[],
  mine: (puzzleHash: PuzzleHash) => boolean,
  run: ClvmRunner,
): Effect {
  if (spends.length > MAX_SPENDS) throw new BuildError('too-large', `There are over ${MAX_SPENDS} spends`)
  try {
    return readEffect(spends, (owner) => owner !== null && !isSettlementHash(owner) && mine(owner), run)
  } catch (cause) {
    if (cause instanceof OfferError && cause.code === 'too-costly')
      throw new BuildError('too-costly', 'The spends run for too long', { cause })
    if (cause instanceof OfferError || cause instanceof PuzzleError || cause instanceof ClvmError)
      throw new BuildError('unreadable', 'The spends cannot be read', { cause })
    throw cause
  }
}

type Mine = (owner: PuzzleHash | null) => boolean

function readEffect(spends: readonly CoinSpend[], mine: Mine, run: ClvmRunner): Effect {
  const bounded = withinBudget(run, MAX_COST)
  const ran = spends.filter((spend) => !isRequest(spend)).map((spend) => runMakerSpend(spend, bounded))
  if (ran.some(({ doubts }) => doubts.length > 0))
    throw new BuildError('unreadable', 'A spend is of another coin than it says')
  const seen = ran.map((one) => seeSpend(one, bounded))
  const own = seen.filter(({ owner }) => mine(owner))
  const insists = own.flatMap(({ asserted }) => asserted)
  const spent = new Set(seen.map(({ coinId }) => coinId))
  const births = seen.flatMap(({ made }) => made.map(({ coinId }) => coinId))
  const born = new Set(births)
  if (born.size < births.length || spent.size < seen.length)
    throw new BuildError('unreadable', 'A coin is spent or created twice')
  const isLeft = ({ coinId, owner }: MadeCoin) => mine(owner) && !spent.has(coinId)

  const gone = own.flatMap(({ coinId, item }) => (born.has(coinId) ? [] : [item]))
  const made = own.flatMap((one) => one.made.filter(isLeft))
  const others = seen.filter((one) => !own.includes(one)).map((one) => one.made.filter(isLeft))
  const requests = spends.filter(isRequest)
  const asked = requests.flatMap(seeRequest).map((one) => one.filter(({ owner }) => mine(owner)))
  const [sure, unsure] = split(others, new Set(insists))
  const [requested, claimed] = split(asked, new Set(insists))
  const { leaves, enters } = netItems(gone, [...made.map(({ item }) => item), ...sure])
  return {
    leaves: [...leaves, ...strangeSpends(seen, own, mine)],
    enters,
    requested: sumItems(requested),
    unbound: sumItems([...unsure, ...claimed]),
    fee: feeOf(seen),
    royalties: requests.length > 0 ? royaltiesAsked(spends, ran) : royaltiesPaid(ran, seen),
  }
}

/**
 * What own spends insist on, and what they do not. One announcement proves one payment: a second that announces the
 * same need not be made.
 */
function split(groups: readonly (readonly MadeCoin[])[], insists: Set<Hex32>): [EffectItem[], EffectItem[]] {
  const sure: EffectItem[] = []
  const unsure: EffectItem[] = []
  for (const group of groups) {
    for (const { announcement, item } of group)
      (announcement && insists.has(announcement) ? sure : unsure).push(item)
    for (const { announcement } of group) if (announcement) insists.delete(announcement)
  }
  return [sure, unsure]
}

/** Spends of coins that no puzzle we know makes one's own, and yet one's key would have to sign them. */
function strangeSpends(seen: readonly SeenSpend[], own: readonly SeenSpend[], mine: Mine): EffectItem[] {
  return seen
    .filter((one) => !own.includes(one) && one.signers.some(mine))
    .map(({ coinId }) => ({ kind: 'unknown', coinId }))
}

function feeOf(seen: readonly SeenSpend[]): bigint {
  const fee = seen.reduce((sum, { amount, created }) => sum + amount - created, 0n)
  // Half of a trade can give out more than its own coins hold.
  return fee > 0n ? fee : 0n
}

/** Payments under an NFT's launcher id to the address that its own puzzle names. */
function royaltiesPaid(ran: readonly MakerSpend[], seen: readonly SeenSpend[]): RoyaltyShare[] {
  const payees = new Map<string, NonNullable<MakerSpend['nft']>>()
  for (const { nft } of ran) if (nft) payees.set(nft.launcherId, nft)
  return seen.flatMap(({ settled, item }) =>
    settled.flatMap(({ nonce, payments }): RoyaltyShare[] => {
      const nft = payees.get(toHex(nonce))
      const asset = item.kind === 'xch' ? 'xch' : item.kind === 'cat' ? item.assetId : undefined
      if (!nft || !asset) return []
      const { launcherId } = nft
      return payments
        .filter(({ puzzleHash }) => puzzleHash === nft.royaltyPuzzleHash)
        .map(({ puzzleHash, amount }) => ({ launcherId, puzzleHash, asset, amount }))
    }),
  )
}

/** What is due when somebody takes the offer. */
function royaltiesAsked(coinSpends: readonly CoinSpend[], ran: readonly MakerSpend[]): RoyaltyShare[] {
  return readSpends({ coinSpends, signature: undefined }, ran).royalties.flatMap(
    ({ launcherId, royaltyPuzzleHash: puzzleHash, asset, amount }) =>
      asset !== null && amount > 0n ? [{ launcherId, puzzleHash, asset, amount }] : [],
  )
}
