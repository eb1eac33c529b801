import { type CoinSpend, OPCODE } from '@chiaroscuro/domain/chain'
import { type ClvmRunner, first, integerOf, isPair, items, parseClvm } from '@chiaroscuro/domain/clvm'

/** What consensus asks for beside the run of a puzzle (Chia's `consensus/condition_costs`, `COST_PER_BYTE`). */
const PER_BYTE = 12_000n
const PER_CREATED_COIN = 1_800_000n
const PER_SIGNATURE = 1_200_000n
const CREATE_COIN = BigInt(OPCODE.CREATE_COIN)
const FIRST_SIGNATURE = BigInt(OPCODE.AGG_SIG_PARENT)
const LAST_SIGNATURE = BigInt(OPCODE.AGG_SIG_ME)
/** Of one run; beyond a block's there is nothing. */
const MAX_COST = 11_000_000_000n

/** What a bundle costs a block that holds nothing else: runs, bytes as they stand, coins made, signatures asked. */
export function bundleCost(spends: readonly CoinSpend[], run: ClvmRunner): bigint {
  return spends.reduce((sum, { puzzleReveal, solution }) => {
    let ran = 0n
    const output = run(puzzleReveal, solution, MAX_COST, (cost) => {
      ran = cost
    })
    const conditions = [...items(parseClvm(output))].map(costOfCondition)
    // Beside them a generator writes a coin's parent and amount.
    const bytes = BigInt(puzzleReveal.length + solution.length + 50)
    return sum + ran + bytes * PER_BYTE + conditions.reduce((all, one) => all + one, 0n)
  }, 0n)
}

function costOfCondition(condition: Parameters<typeof isPair>[0]): bigint {
  const opcode = isPair(condition) ? integerOf(first(condition), 4) : undefined
  if (opcode === CREATE_COIN) return PER_CREATED_COIN
  return opcode !== undefined && opcode >= FIRST_SIGNATURE && opcode <= LAST_SIGNATURE ? PER_SIGNATURE : 0n
}
