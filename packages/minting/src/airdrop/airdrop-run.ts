import { hexBytes, toHex } from '@chiaroscuro/domain/bytes'
import type { CoinId } from '@chiaroscuro/domain/id'
import type { JournalFile } from '../engine/port.js'
import { openBook } from '../journal/open-book.js'
import { MintingError } from '../minting-error.js'
import { type AirdropBatch, type AirdropPlan, airdropBatches, airdropHash } from './airdrop-plan.js'
import type { AirdropChain, GiftMoment, GiftsOrder, SignGifts } from './airdrop-port.js'
import {
  type AirdropRecord,
  type AirdropState,
  foldAirdrop,
  type GiftsState,
  NEVER_SIGNED,
  readAirdropJournal,
  writeAirdropRecord,
} from './airdrop-record.js'

/** Blocks over a bundle until it is taken for settled. */
export const GIFTS_SETTLED_DEPTH = 32

/** Mojos more than the bundle pays whose place it takes: nodes let none be replaced for less. */
export const LEAST_RAISE = 10_000_000n

/**
 * What an airdrop waits for:
 *
 * - `sign`: its next bundle has to be signed
 * - `block`: a block has to take the last bundle
 * - `go-on`: somebody has to say that the first gift arrived as meant
 * - `refused`: the network refuses the last bundle as things are; it is given again at each look
 * - `spent-elsewhere`: a coin of the last bundle was spent by something else; once that lies deep, another may be signed
 * - `depth`: all is given, and waits until no reorg can undo it
 */
export type AirdropNeed = 'sign' | 'block' | 'go-on' | 'refused' | 'spent-elsewhere' | 'depth' | 'nothing'

/** A bundle that no block has. */
export interface WaitingGifts {
  /** Blocks since the network took it; none where it did not. */
  readonly blocks: number
  /** What it leaves to the farmer, in mojos. */
  readonly fee: bigint
}

export interface AirdropProgress {
  readonly batches: number
  /** Batches that blocks have, all from the first one on, and the gifts in them. */
  readonly included: number
  readonly given: number
  /** Batches that lie deep enough to stay. */
  readonly settled: number
  readonly needs: AirdropNeed
  /** What waits for a block. */
  readonly waiting: WaitingGifts | undefined
  /** Everything is given, for good. */
  readonly isDone: boolean
}

export interface AirdropRun {
  readonly state: () => AirdropState
  /** Looks at the chain, writes down what became of what was sent, and gives it again where no block has it. */
  look(): Promise<AirdropProgress>
  /**
   * The same, and has the next bundle signed where it is time for that. Rejects with `MintingError` `cannot-pay`,
   * `stale-coins` where the wallet named coins that the chain does not have unspent: then nothing was sent.
   */
  sign(by: SignGifts): Promise<AirdropProgress>
  /**
   * Has the bundle that waits signed anew for a higher fee, of the same coins. Rejects as `sign`, and with `MintingError` `fee-too-low`
   * where another would not take its place; does nothing where none waits.
   */
  raise(by: SignGifts, fee: bigint): Promise<AirdropProgress>
  /** The first gift arrived as meant. */
  goOn(): Promise<void>
}

export interface AirdropParts {
  readonly plan: AirdropPlan
  readonly journal: JournalFile
  readonly chain: AirdropChain
}

/**
 * Begins an airdrop, or goes on with one that was interrupted at any moment: the journal says what was signed, and the
 * chain what became of it. Never two calls at a time. Rejects with `MintingError` `other-plan`, `damaged-journal`,
 * `impossible-journal`.
 */
export async function openAirdrop({ plan, journal, chain }: AirdropParts): Promise<AirdropRun> {
  const began = { kind: 'began' as const, planHash: airdropHash(plan) }
  const kind = { read: readAirdropJournal, fold: foldAirdrop, write: writeAirdropRecord }
  const { state, write } = await openBook(journal, began, kind)
  const batches = airdropBatches(plan)
  const stateOf = ({ index }: AirdropBatch) => state().batches.get(index) ?? NEVER_SIGNED
  const currentOf = () => batches.find((batch) => !stateOf(batch).included)

  const progress = (need: AirdropNeed, height: number) =>
    progressOf({ plan, batches, state: state() }, need, height)

  async function send(batch: AirdropBatch, height: number): Promise<AirdropNeed> {
    const attempt = stateOf(batch).attempts.length - 1
    const last = stateOf(batch).attempts[attempt]
    if (!last) return 'sign'
    if ((await chain.send(hexBytes(last.bundle))) === 'refused') return 'refused'
    if (last.sentAt === undefined) await write({ kind: 'sent', batch: batch.index, attempt, height })
    return 'block'
  }

  /** Writes down what has become of everything, and says what is to be done next. */
  async function see(): Promise<{ needs: AirdropNeed; batch: AirdropBatch | undefined; moment: GiftMoment }> {
    const moment = await chain.look(idsOf(state(), batches))
    for (const batch of batches) {
      const record = newsOf(stateOf(batch), batch.index, moment)
      if (record) await write(record)
    }
    const batch = currentOf()
    if (!batch) {
      const isDone = batches.every((one) => stateOf(one).isSettled)
      return { needs: isDone ? 'nothing' : 'depth', batch, moment }
    }
    if (batch.index > 0 && !state().goesOn) return { needs: 'go-on', batch, moment }
    return { needs: needOf(stateOf(batch), moment, parentsOf(state())), batch, moment }
  }

  /** Has a bundle signed, writes it down, and gives it to the network. */
  async function sign(
    by: SignGifts,
    order: GiftsOrder,
    { height }: GiftMoment,
    again: readonly { readonly id: CoinId }[] = [],
  ): Promise<AirdropProgress> {
    const { batch, fee } = order
    const signed = await by(order)
    if (!signed) throw new MintingError('cannot-pay', 'The wallet holds too little')
    const { inputs, outputs, bundleId, bundle } = signed
    await refuseStale(chain, inputs, again)
    await write({
      ...{ kind: 'built', batch: batch.index, attempt: stateOf(batch).attempts.length, bundleId },
      ...{ inputs: [...inputs], outputs: [...outputs], bundle: toHex(bundle) },
      ...(fee === plan.fee ? {} : { fee: fee.toString() }),
    })
    return progress(await send(batch, height), height)
  }

  return {
    state,
    async look() {
      const { needs, batch, moment } = await see()
      const { height } = moment
      return progress(needs === 'block' && batch ? await send(batch, height) : needs, height)
    },
    async sign(by) {
      const { needs, batch, moment } = await see()
      if (needs !== 'sign' || !batch) return progress(needs, moment.height)
      return sign(by, { plan, batch, fee: plan.fee }, moment)
    },
    async raise(by, fee) {
      const { needs, batch, moment } = await see()
      const last = batch && stateOf(batch).attempts.at(-1)
      if (needs !== 'block' || !last) return progress(needs, moment.height)
      if (fee < feeOf(last, plan) + LEAST_RAISE)
        throw new MintingError('fee-too-low', 'The fee is not higher')
      // Each bundle of the batch that may still come about spends coins of this one: it was raised as well, or those before it never can.
      return sign(by, { plan, batch, fee, instead: hexBytes(last.bundle) }, moment, last.inputs)
    },
    async goOn() {
      if (!state().goesOn) await write({ kind: 'go-on' })
    },
  }
}

interface Standing {
  readonly plan: AirdropPlan
  readonly batches: readonly AirdropBatch[]
  readonly state: AirdropState
}

/** How far an airdrop is, by its journal. */
function progressOf({ plan, batches, state }: Standing, needs: AirdropNeed, height: number): AirdropProgress {
  const stateOf = ({ index }: AirdropBatch) => state.batches.get(index) ?? NEVER_SIGNED
  const current = batches.find((batch) => !stateOf(batch).included)
  const last = current && stateOf(current).attempts.at(-1)
  const isWaiting = needs === 'block' || needs === 'refused'
  const settled = batches.filter((batch) => stateOf(batch).isSettled).length
  return {
    ...{ batches: batches.length, included: current ? current.index : batches.length, settled, needs },
    given: current ? current.from : plan.gifts.length,
    waiting:
      isWaiting && last
        ? { blocks: Math.max(0, height - (last.sentAt ?? height)), fee: feeOf(last, plan) }
        : undefined,
    isDone: settled === batches.length,
  }
}

function feeOf({ fee }: { readonly fee?: string | undefined }, plan: AirdropPlan): bigint {
  return fee === undefined ? plan.fee : BigInt(fee)
}

/** A bundle of coins that are gone already would only be waited for, and one that leaves out a coin of the bundle it replaces could be paid beside it. */
async function refuseStale(
  chain: AirdropChain,
  inputs: readonly { readonly id: CoinId }[],
  again: readonly { readonly id: CoinId }[],
): Promise<void> {
  const spent = new Set(inputs.map(({ id }) => id))
  if (!again.every(({ id }) => spent.has(id)))
    throw new MintingError('stale-coins', 'The wallet keeps back a coin of the bundle that is to be replaced')
  const { coins } = await chain.look([...spent])
  if (inputs.some(({ id }) => coins.get(id)?.spentAt !== null))
    throw new MintingError('stale-coins', 'The wallet names coins that are spent, or not there yet')
}

/** Every coin ever spent, and what made it. */
function parentsOf({ batches }: AirdropState): ReadonlyMap<CoinId, CoinId> {
  const inputs = [...batches.values()].flatMap(({ attempts }) => attempts.flatMap((one) => one.inputs))
  return new Map(inputs.map(({ id, parent }) => [id, parent]))
}

/** What there is to be known at one moment: whether the gifts are there, and where they are not, what became of the coins. */
function idsOf(state: AirdropState, batches: readonly AirdropBatch[]): CoinId[] {
  const ids = new Set<CoinId>()
  const parents = parentsOf(state)
  for (const { index } of batches) {
    const known = state.batches.get(index)
    if (!known || known.isSettled) continue
    for (const { inputs, outputs } of known.attempts) {
      for (const id of tellingOf(known, outputs)) ids.add(id)
      for (const { id } of inputs)
        for (let at: CoinId | undefined = id; at && !ids.has(at); at = parents.get(at)) ids.add(at)
    }
  }
  return [...ids]
}

/**
 * Coins that tell whether the chain has a bundle. At first all of them: a payment made by other means, of the same coin
 * and as large as one of ours, makes the very same coin, and is not the bundle.
 */
function tellingOf({ included }: GiftsState, outputs: readonly CoinId[]): readonly CoinId[] {
  return included ? outputs.slice(0, 1) : outputs
}

function inclusionOf(known: GiftsState, { coins }: GiftMoment) {
  // Bundles for another fee may give the very same coins: it is the newest that took the others' place.
  for (let attempt = known.attempts.length - 1; attempt >= 0; attempt--) {
    const { outputs = [] } = known.attempts[attempt] ?? {}
    const made = tellingOf(known, outputs).map((id) => coins.get(id))
    if (made[0] && made.every((coin) => coin !== undefined)) return { attempt, height: made[0].madeAt }
  }
  return undefined
}

/** What has become of a batch since the journal last told of it. */
function newsOf(known: GiftsState, batch: number, moment: GiftMoment): AirdropRecord | undefined {
  if (known.isSettled || known.attempts.length === 0) return undefined
  const found = inclusionOf(known, moment)
  if (!found) return known.included && { kind: 'undone', batch, attempt: known.included.attempt }
  if (moment.height - found.height >= GIFTS_SETTLED_DEPTH) return { kind: 'settled', batch, ...found }
  const isNews = known.included?.attempt !== found.attempt || known.included.height !== found.height
  return isNews ? { kind: 'included', batch, ...found } : undefined
}

/**
 * What to do about a batch of which the chain has no bundle. Nothing is ever given twice: another bundle is signed only
 * once none of those before it can ever come about, since a coin of each was spent otherwise, deeper than any reorg goes.
 */
function needOf(
  { attempts }: GiftsState,
  moment: GiftMoment,
  parents: ReadonlyMap<CoinId, CoinId>,
): AirdropNeed {
  const isDeep = (height: number | null | undefined) =>
    height != null && moment.height - height >= GIFTS_SETTLED_DEPTH
  /** Whether a coin that is not there never will be: what would have made it made something else. */
  function isNever(id: CoinId): boolean {
    const parent = parents.get(id)
    if (parent === undefined) return false
    const made = moment.coins.get(parent)
    return made ? isDeep(made.spentAt) : isNever(parent)
  }
  const isGone = ({ id }: { id: CoinId }) => {
    const seen = moment.coins.get(id)
    return seen ? isDeep(seen.spentAt) : isNever(id)
  }
  if (attempts.every(({ inputs }) => inputs.some(isGone))) return 'sign'
  const last = attempts.at(-1)
  const isTaken = last?.inputs.some(({ id }) => moment.coins.get(id)?.spentAt != null)
  return isTaken ? 'spent-elsewhere' : 'block'
}
