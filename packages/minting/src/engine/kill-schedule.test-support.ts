import type { Plan } from '../plan/plan.js'
import { seeded } from '../traits/random.js'
import { type MintRun, openMint } from './mint-run.js'
import { Killed, ModelJournal, Power } from './model-chain.test-support.js'
import type { MintChain, MintWallet } from './port.js'

/** When the power fails, by the lines that get into a journal, and when blocks are taken away. */
export interface Schedule {
  /** Each so many lines after the one before it: before its line is there, torn, or right after. */
  readonly kills: readonly { readonly after: number; readonly late: boolean }[]
  /** How much of the line that was being written is there. */
  readonly tear: number
  readonly reorgs: readonly { readonly look: number; readonly depth: number; readonly forgets: boolean }[]
}

/** Lines that a mint writes when nothing happens: that it began, and of each bundle four. */
export const linesOf = (bundles: number) => 1 + 4 * bundles

const MOST_KILLS = 4
const MAX_DEPTH = 8

/** So many schedules: the first kill of one after the other is at each line, before and after; all else is chance by a seed. */
export function schedulesOf(count: number, bundles: number, seed: number): Schedule[] {
  const lines = linesOf(bundles)
  const random = seeded(seed)
  const below = (bound: number) => Math.floor(random() * bound)
  return Array.from({ length: count }, (_, at) => ({
    kills: Array.from({ length: 1 + below(MOST_KILLS) }, (__, nth) =>
      nth === 0
        ? { after: at % lines, late: Math.floor(at / lines) % 2 === 1 }
        : { after: below(lines), late: below(2) === 1 },
    ),
    tear: below(11) / 10,
    reorgs: Array.from({ length: below(3) }, () => ({
      ...{ look: 1 + below(2 * bundles), depth: 1 + below(MAX_DEPTH), forgets: below(2) === 1 },
    })),
  }))
}

export interface Trial {
  readonly plan: Plan
  readonly chain: MintChain
  readonly wallet: MintWallet
  farm(): unknown
  reorg(depth: number, forgets: boolean): unknown
  /** Throws where something is wrong already. */
  check?(): void
}

/** Mints under a schedule until all lies deep; how often the power failed. */
export async function mintUnder({ kills, tear, reorgs }: Schedule, trial: Trial) {
  const power = new Power()
  const journal = new ModelJournal(power, () => tear)
  const waiting = [...kills]
  let killed = 0
  const arm = () => {
    const next = waiting.shift()
    if (next) power.fail(next.after, next.late)
  }
  const survive = (error: unknown) => {
    if (!(error instanceof Killed)) throw error
    killed++
    arm()
  }
  async function open(): Promise<MintRun> {
    for (;;) {
      try {
        return await openMint({ ...trial, journal })
      } catch (error) {
        survive(error)
      }
    }
  }
  arm()
  let run = await open()
  for (let look = 0; look < 3000; look++) {
    try {
      if ((await run.step()).isDone) return { killed, run }
    } catch (error) {
      survive(error)
      run = await open()
      continue
    }
    await trial.farm()
    for (const one of reorgs) if (one.look === look) await trial.reorg(one.depth, one.forgets)
    trial.check?.()
  }
  throw new Error('never done')
}
