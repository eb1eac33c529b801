import { setImmediate as nextTurn } from 'node:timers/promises'
import { loadSdk } from '@chiaroscuro/devnet'
import { type CoinSpend, readNftSpend, readTrustedNftSpend } from '@chiaroscuro/domain/chain'
import { nodeClvmRunner } from '@chiaroscuro/domain/clvm/node'
import { devnetSpends, mainnetSpends } from './bench-spends.js'
import { median } from './quantile.js'

const GOAL = 5
const ROUNDS = 7
const ROUND_MS = 500

/** Reads one spend; gives the id of the NFT's next coin, which no reader can guess. */
type Reader = (spend: CoinSpend) => string | undefined

/** Measures both readers in turns on the same spends; medians of rounds. */
export async function benchReading(
  fixtures: string,
  timer: () => number,
  clock: () => number,
): Promise<{ text: string; reached: boolean }> {
  const checked = ourReader(readNftSpend)
  const ours = ourReader(readTrustedNftSpend)
  const made = (await devnetSpends(clock)).filter((spend) => checked(spend) !== undefined)
  const real = mainnetSpends(fixtures).filter((spend) => checked(spend) !== undefined)
  const spends = [...made, ...real]
  const native = nativeReader(spends)
  const differing = spends.filter((spend) => {
    const id = native(spend)
    return ours(spend) !== id || checked(spend) !== id
  }).length
  const rates: Record<'ours' | 'checked' | 'native', number[]> = { ours: [], checked: [], native: [] }
  for (let round = 0; round < ROUNDS; round++) {
    rates.native.push(await rateOf(native, spends, timer))
    rates.ours.push(await rateOf(ours, spends, timer))
    rates.checked.push(await rateOf(checked, spends, timer))
  }
  const [mine, careful, theirs] = [median(rates.ours), median(rates.checked), median(rates.native)]
  const ratio = mine / theirs
  const figure = (rate: number) => Math.round(rate).toLocaleString('en').padStart(9)
  return {
    reached: ratio >= GOAL && differing === 0,
    text: [
      `Reading NFT spends on one core, Node ${process.versions.node}: ${made.length} of a devnet, ${real.length} of mainnet; medians of ${ROUNDS} rounds in turns`,
      `  our reader  ${figure(mine)} spends/s   the same work: state before and after, next coin`,
      `  … checking  ${figure(careful)} spends/s   and that the reveal is the coin's puzzle, which the SDK does not ask: ${(careful / theirs).toFixed(1)} ×`,
      `  native SDK  ${figure(theirs)} spends/s   parseNft + parseChildNft`,
      `  ratio       ${`${ratio.toFixed(1)} ×`.padStart(9)}            goal: at least ${GOAL} ×`,
      `  different   ${figure(differing)} results`,
      '',
    ].join('\n'),
  }
}

function ourReader(read: typeof readNftSpend): Reader {
  const run = nodeClvmRunner()
  return (spend) => {
    try {
      return read(spend, run)?.after?.coinId
    } catch {
      return undefined
    }
  }
}

/** The native reader as an indexer would call it; coins are made beforehand, to its advantage. */
function nativeReader(spends: readonly CoinSpend[]): Reader {
  const sdk = loadSdk()
  const coins = new Map(
    spends.map((spend) => {
      const { parentCoinInfo, puzzleHash, amount } = spend.coin
      return [spend, new sdk.Coin(parentCoinInfo, puzzleHash, amount)]
    }),
  )
  return (spend) => {
    const coin = coins.get(spend)
    if (!coin) return undefined
    const clvm = new sdk.Clvm()
    const puzzle = clvm.deserialize(spend.puzzleReveal).puzzle()
    const solution = clvm.deserialize(spend.solution)
    if (!puzzle.parseNft(coin, solution)) return undefined
    return puzzle.parseChildNft(coin, solution)?.coin.coinId().toString('hex')
  }
}

/** Spends a second over one round; the event loop turns now and then, since native memory is freed only there. */
async function rateOf(reader: Reader, spends: readonly CoinSpend[], timer: () => number): Promise<number> {
  let read = 0
  let spent = 0
  while (spent < ROUND_MS) {
    const start = timer()
    for (const spend of spends) reader(spend)
    spent += timer() - start
    read += spends.length
    await nextTurn()
  }
  return (read * 1000) / spent
}
