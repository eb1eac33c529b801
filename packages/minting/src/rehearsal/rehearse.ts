import { hexBytes } from '@chiaroscuro/domain/bytes'
import type { CoinId, Hex32 } from '@chiaroscuro/domain/id'
import { MAX_BUNDLE_COST } from '../check/estimated-cost.js'
import { openMint, type Progress } from '../engine/mint-run.js'
import { type Attention, SETTLED_DEPTH } from '../engine/next-act.js'
import type { Attempt, RunState } from '../journal/fold.js'
import { batchesOf } from '../plan/batches.js'
import type { Plan } from '../plan/plan.js'
import { planHash } from '../plan/plan-hash.js'
import { MemoryJournal } from './memory-journal.js'
import type { Stage } from './stage.js'
import { Mischance, type Mishap, Trouble } from './trouble.js'

/** Between blocks that hold transactions, on mainnet: what a rehearsal's blocks come to in time. */
export const SECONDS_PER_BLOCK = 52
/** As deep as chains reorganize in practice. */
const REORG_DEPTH = 3
/** Looks at which nothing comes forward until a rehearsal is given up. */
const PATIENCE = 3 * SETTLED_DEPTH

/** How one bundle went. */
export interface RehearsedBatch {
  readonly pieces: number
  /** Mojos, at least and at most: which of its bundles a block took cannot be told where they make the same coins. */
  readonly fee: { readonly least: bigint; readonly most: bigint }
  /** To be held against `MAX_BUNDLE_COST`. */
  readonly cost: bigint
  /** Bundles that were signed for it. */
  readonly attempts: number
  /** Blocks since the batch before it was in one, its own included. */
  readonly blocks: number
}

/** What a mint of a plan comes to, as its rehearsal found. */
export interface Rehearsal {
  /** The plan that was rehearsed, and no other. */
  readonly planHash: Hex32
  /** In the order of the pieces, as they came out here; another DID's coins make other ones. */
  readonly launcherIds: readonly CoinId[]
  readonly batches: readonly RehearsedBatch[]
  /** Mojos of all fees. */
  readonly fees: bigint
  /** Mojos that left the wallet: the fees, and one for each piece. */
  readonly spent: bigint
  /** Cost of the dearest bundle. */
  readonly peakCost: bigint
  /** From the first bundle to the block of the last, at mainnet's pace. */
  readonly seconds: number
  /** What befell it: of the mishaps it was given, those that met something they could spoil. */
  readonly mishaps: readonly Mishap[]
  /** Why it stopped, where it did not come to its end. */
  readonly attention: Attention | 'no-end' | undefined
  /** Each piece was minted once, every bundle fits, and nothing was paid but the mojos and the fees. */
  readonly isGreen: boolean
}

export interface RehearsalOptions {
  readonly mishaps?: readonly Mishap[]
  readonly signal?: AbortSignal
  readonly onProgress?: (progress: Progress) => void
}

/**
 * Mints a plan on a stage with the engine that will mint it in earnest: the same steps, journal and bundles, for a DID of the stage's.
 * Rejects where the engine or the stage breaks by itself, and when it is aborted.
 */
export async function rehearse(plan: Plan, stage: Stage, options: RehearsalOptions = {}): Promise<Rehearsal> {
  const played: Plan = { ...plan, network: 'simulator0', didId: stage.didId }
  const before = await stage.balance()
  const { height } = await stage.chain.peak()
  const { state, mishaps, attention } = await play(played, stage, options)
  const spent = before - (await stage.balance())
  const taken = batchesOf(played).flatMap(({ index }) => takenOf(state, index))
  const batches = taken.map(({ attempt, fees, at }, index): RehearsedBatch => {
    const [least = 0n] = fees
    return {
      ...{ pieces: attempt.launcherIds.length, fee: { least, most: fees.at(-1) ?? 0n } },
      ...{ cost: stage.costOf(hexBytes(attempt.bundle)), attempts: fees.length },
      blocks: at - (taken[index - 1]?.at ?? height),
    }
  })
  const launcherIds = taken.flatMap(({ attempt }) => attempt.launcherIds)
  const firsts = taken.flatMap(({ attempt }) => attempt.firstCoinIds)
  const made = await stage.chain.coins(firsts)
  const count = plan.pieces.length
  const isOnce = made.size === count && new Set(launcherIds).size === count && firsts.length === count
  const fees = spent - BigInt(made.size)
  const sum = (which: 'least' | 'most') => batches.reduce((all, { fee }) => all + fee[which], 0n)
  const isPaid = fees >= sum('least') && fees <= sum('most')
  const [peakCost = 0n] = batches.map(({ cost }) => cost).sort((a, b) => (a < b ? 1 : -1))
  return {
    ...{ planHash: planHash(plan), launcherIds, batches, fees, spent, peakCost, mishaps, attention },
    seconds: ((taken.at(-1)?.at ?? height) - height) * SECONDS_PER_BLOCK,
    isGreen: attention === undefined && isOnce && isPaid && peakCost <= MAX_BUNDLE_COST,
  }
}

/** Whether a plan may be minted in earnest: this very plan was rehearsed, and went as it is to go. */
export function isRehearsed(plan: Plan, rehearsal: Pick<Rehearsal, 'planHash' | 'isGreen'>): boolean {
  return rehearsal.isGreen && rehearsal.planHash === planHash(plan)
}

interface Played {
  readonly state: RunState
  readonly mishaps: readonly Mishap[]
  readonly attention: Rehearsal['attention']
}

async function play(
  plan: Plan,
  stage: Stage,
  { mishaps = [], signal, onProgress }: RehearsalOptions,
): Promise<Played> {
  const trouble = new Trouble()
  const { chain, wallet } = stage
  const parts = { plan, ...trouble.through({ journal: new MemoryJournal(), chain, wallet }) }
  let run = await openMint(parts)
  let standstill = 0
  let furthest = ''
  for (let look = 0; ; look++) {
    signal?.throwIfAborted()
    const mishap = mishaps.find((one) => one.look === look)
    trouble.begin(mishap)
    if (trouble.strikes('reorg')) await stage.reorg(REORG_DEPTH)
    let progress: Progress | undefined
    try {
      progress = await run.step()
      // Nobody looks at what was never minted.
      if (progress.attention === 'pilot') await run.release()
    } catch (error) {
      if (!(error instanceof Mischance)) throw error
      if (error.isFatal) run = await openMint(parts)
    }
    trouble.begin(undefined)
    if (progress) onProgress?.(progress)
    const ended = { state: run.state(), mishaps: trouble.struck }
    if (progress?.isDone) return { ...ended, attention: undefined }
    const now = `${progress?.included} ${progress?.settled}`
    standstill = now === furthest ? standstill + 1 : 0
    furthest = now
    if (standstill > PATIENCE) return { ...ended, attention: progress?.attention ?? 'no-end' }
    await stage.farm()
  }
}

interface Taken {
  readonly attempt: Attempt
  /** Of all bundles that were signed for it, from the lowest on. */
  readonly fees: readonly bigint[]
  readonly at: number
}

/** A batch that a block has. */
function takenOf(state: RunState, batch: number): Taken[] {
  const { attempts = [], included } = state.batches.get(batch) ?? {}
  const attempt = included && attempts[included.attempt]
  const fees = attempts.map(({ fee }) => BigInt(fee)).sort((a, b) => (a < b ? -1 : 1))
  return attempt ? [{ attempt, fees, at: included.height }] : []
}
