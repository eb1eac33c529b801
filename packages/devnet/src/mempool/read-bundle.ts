import type { Addition } from '../chain/block.js'
import type { SpendData } from '../coin.js'
import { coinId, toSpendData } from '../coin.js'
import { DevnetError } from '../error.js'
import type { Program } from '../sdk/clvm.js'
import type { Sdk } from '../sdk/native.js'
import type { SpendBundle } from '../sdk/offer.js'
import { withClvm } from '../sdk/with-clvm.js'

/** Timelock opcodes of the conditions this module keeps. */
export const timelockOpcodes = [80, 81, 82, 83, 84, 85, 86, 87] as const

/** A timelock condition and the coin it speaks of. */
export interface Timelock {
  readonly opcode: (typeof timelockOpcodes)[number]
  readonly value: bigint
  readonly coinId: string
}

/** What a bundle does, read from its own conditions. */
export interface BundleFacts {
  readonly id: string
  readonly spends: readonly SpendData[]
  readonly removals: readonly string[]
  readonly additions: readonly Addition[]
  readonly timelocks: readonly Timelock[]
  readonly fee: bigint
  readonly cost: bigint
}

const createCoinOpcode = 51
const maxCost = 11_000_000_000n

function hintOf<S>(memos: Program<S> | null): string | undefined {
  const first = memos?.toList()?.[0]?.toAtom()
  return first?.length === 32 ? first.toString('hex') : undefined
}

function readSpend(
  sdk: Sdk,
  spend: SpendData,
  id: string,
  out: { additions: Addition[]; timelocks: Timelock[] },
): bigint {
  return withClvm(sdk, (clvm) => {
    const puzzle = clvm.deserialize(spend.puzzleReveal)
    const { value, cost } = puzzle.run(clvm.deserialize(spend.solution), maxCost, false)
    for (const condition of value.toList() ?? []) {
      const opcode = condition.first().toBoundCheckedNumber()
      if (opcode === createCoinOpcode) {
        const made = condition.parseCreateCoin()
        if (!made) continue
        const coin = { parent: id, puzzleHash: made.puzzleHash.toString('hex'), amount: made.amount }
        out.additions.push({ coin, hint: hintOf(made.memos) })
        continue
      }
      const lock = timelockOpcodes.find((known) => known === opcode)
      const amount = lock === undefined ? null : condition.rest().first().toInt()
      if (lock !== undefined && amount !== null)
        out.timelocks.push({ opcode: lock, value: amount, coinId: id })
    }
    return cost
  })
}

function total(amounts: readonly bigint[]): bigint {
  return amounts.reduce((sum, amount) => sum + amount, 0n)
}

/** Runs every puzzle of a bundle once and collects what it adds, removes and waits for. */
export function readBundle(sdk: Sdk, bundle: SpendBundle): BundleFacts {
  const spends = bundle.coinSpends.map(toSpendData)
  const removals = spends.map((spend) => coinId(spend.coin))
  const additions: Addition[] = []
  const timelocks: Timelock[] = []
  let cost = 0n
  try {
    spends.forEach((spend, index) => {
      cost += readSpend(sdk, spend, removals[index] ?? '', { additions, timelocks })
    })
  } catch (error) {
    throw new DevnetError('rejected', 'GENERATOR_RUNTIME_ERROR', { cause: error })
  }
  const fee = total(spends.map((spend) => spend.coin.amount)) - total(additions.map((one) => one.coin.amount))
  return { id: bundle.hash().toString('hex'), spends, removals, additions, timelocks, fee, cost }
}
