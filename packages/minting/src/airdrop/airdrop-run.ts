import { hexBytes, toHex } from '@chiaroscuro/domain/bytes'
import type { CoinId } from '@chiaroscuro/domain/id'
import type { JournalFile } from '../engine/port.js'
import { MintingError } from '../minting-error.js'
import { type AirdropBatch, type AirdropPlan, airdropBatches, airdropHash } from './airdrop-plan.js'
import type { AirdropChain, GiftMoment, SignGifts } from './airdrop-port.js'
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

export interface AirdropProgress {
  readonly batches: number
  /** Batches that blocks have, all from the first one on, and the gifts in them. */
  readonly included: number
  readonly given: number
  /** Batches that lie deep enough to stay. */
  readonly settled: number
  readonly needs: AirdropNeed
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
  const bytes = await journal.read()
  const read = readAirdropJournal(bytes)
  if (read.length < bytes.length) await journal.cut(read.length)
  let state = foldAirdrop(read.records)
  async function write(record: AirdropRecord): Promise<void> {
    // Thought through before it is written: what contradicts itself never gets into a journal.
    const next = foldAirdrop([record], state)
    await journal.append(writeAirdropRecord(record))
    state = next
  }
  const hash = airdropHash(plan)
  if (state.planHash === undefined) await write({ kind: 'began', planHash: hash })
  if (state.planHash !== hash) throw new MintingError('other-plan', 'This journal was begun for another plan')
  const batches = airdropBatches(plan)
  const stateOf = ({ index }: AirdropBatch) => state.batches.get(index) ?? NEVER_SIGNED
  const currentOf = () => batches.find((batch) => !stateOf(batch).included)

  function progress(need: AirdropNeed): AirdropProgress {
    const current = currentOf()
    const settled = batches.filter((batch) => stateOf(batch).isSettled).length
    return {
      ...{ batches: batches.length, included: current ? current.index : batches.length, settled },
      given: current ? current.from : plan.gifts.length,
      needs: need,
      isDone: settled === batches.length,
    }
  }

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
    const moment = await chain.look(idsOf(state, batches))
    for (const batch of batches) {
      const record = newsOf(stateOf(batch), batch.index, moment)
      if (record) await write(record)
    }
    const batch = currentOf()
    if (!batch) {
      const isDone = batches.every((one) => stateOf(one).isSettled)
      return { needs: isDone ? 'nothing' : 'depth', batch, moment }
    }
    if (batch.index > 0 && !state.goesOn) return { needs: 'go-on', batch, moment }
    return { needs: needOf(stateOf(batch), moment, parentsOf(state)), batch, moment }
  }

  return {
    state: () => state,
    async look() {
      const { needs, batch, moment } = await see()
      return progress(needs === 'block' && batch ? await send(batch, moment.height) : needs)
    },
    async sign(by) {
      const { needs, batch, moment } = await see()
      if (needs !== 'sign' || !batch) return progress(needs)
      const signed = await by({ plan, batch })
      if (!signed) throw new MintingError('cannot-pay', 'The wallet holds too little')
      await refuseStale(chain, signed.inputs)
      const { inputs, outputs, bundleId, bundle } = signed
      await write({
        ...{ kind: 'built', batch: batch.index, attempt: stateOf(batch).attempts.length, bundleId },
        ...{ inputs: [...inputs], outputs: [...outputs], bundle: toHex(bundle) },
      })
      return progress(await send(batch, moment.height))
    },
    async goOn() {
      if (!state.goesOn) await write({ kind: 'go-on' })
    },
  }
}

/** A bundle of coins that are gone already would only be waited for. */
async function refuseStale(chain: AirdropChain, inputs: readonly { readonly id: CoinId }[]): Promise<void> {
  const { coins } = await chain.look(inputs.map(({ id }) => id))
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
  for (const [attempt, { outputs }] of known.attempts.entries()) {
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
