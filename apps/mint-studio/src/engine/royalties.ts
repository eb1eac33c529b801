import { buildRoyaltyPayout, type KnownCat, readKnownCats } from '@chiaroscuro/domain/build'
import { hexBytes } from '@chiaroscuro/domain/bytes'
import { type Coin, type CoinSpend, coinIdOf } from '@chiaroscuro/domain/chain'
import type { ClvmRunner } from '@chiaroscuro/domain/clvm'
import { asHex32, formatAddress, hex32Of } from '@chiaroscuro/domain/id'
import { formatSpendBundle } from '@chiaroscuro/domain/spend-bundle'
import { addressPrefixOf, decimalsOf } from '@chiaroscuro/minting/drop'
import type { Plan } from '@chiaroscuro/minting/plan'
import { StudioError } from '../ipc/failure.js'
import type { Royalties } from '../ipc/view.js'
import type { FullNode } from './full-node.js'
import type { Project } from './project.js'
import type { Studio } from './studio.js'

/** What aggregates no signature at all: a split's coins need none. */
const UNSIGNED = hexBytes(`c0${'00'.repeat(95)}`)
/** Coins of one bundle: together far below what a block takes. */
const AT_ONCE = 50
/** Tokens are found by the spends that made them, a question each. */
const MAX_PARENTS = 200

interface Waiting {
  readonly payees: NonNullable<Plan['royaltySplit']>
  readonly xch: readonly Coin[]
  readonly cats: readonly KnownCat[]
  readonly node: FullNode
}

/** What waits at the address of those who share a project's royalties. Rejects with `StudioError` `no-split`, and as purse and node do. */
export async function royaltiesOf(studio: Studio, project: Project): Promise<Royalties> {
  const { payees, xch, cats } = await waitingOf(studio, project)
  const { approved: plan } = project
  if (!plan) throw new StudioError('no-split')
  const prefix = addressPrefixOf(project.drop.network)
  const sums = new Map<string, bigint>()
  for (const { amount } of xch) sums.set('xch', (sums.get('xch') ?? 0n) + amount)
  for (const { assetId, coin } of cats) sums.set(assetId, (sums.get(assetId) ?? 0n) + coin.amount)
  const tokens = await studio.lookForTokens(project.drop.network)
  return {
    address: formatAddress(plan.royaltyPuzzleHash, prefix),
    payees: payees.map(({ puzzleHash, basisPoints }) => ({
      ...{ address: formatAddress(puzzleHash, prefix), basisPoints },
    })),
    waiting: [...sums].map(([asset, amount]) => ({
      ...{
        amount: String(amount),
        decimals: asset === 'xch' ? decimalsOf('xch') : decimalsOf(asHex32(asset)),
      },
      code: asset === 'xch' ? 'XCH' : (tokens.find(({ assetId }) => assetId === asset)?.code ?? ''),
    })),
    coins: xch.length + cats.length,
  }
}

/**
 * Pays out what waits, to those and in the shares that the plan says: the chain allows nothing else, so that nobody has to sign or be
 * asked. How many coins went. Rejects like `royaltiesOf`, and with `refused`.
 */
export async function payRoyalties(studio: Studio, project: Project): Promise<number> {
  const { payees, xch, cats, node } = await waitingOf(studio, project)
  const some = { xch: xch.slice(0, AT_ONCE), cats: cats.slice(0, Math.max(0, AT_ONCE - xch.length)) }
  const coinSpends = buildRoyaltyPayout({ payees, ...some })
  if (coinSpends.length === 0) return 0
  const sent = await node.send(formatSpendBundle({ coinSpends, signature: UNSIGNED }))
  if (sent === 'refused') throw new StudioError('payout-refused')
  if (sent === 'not-now') throw new StudioError('payout-later')
  return coinSpends.length
}

async function waitingOf(studio: Studio, project: Project): Promise<Waiting> {
  const { approved: plan } = project
  if (!plan?.royaltySplit) throw new StudioError('no-split')
  const { node } = await studio.openPurse(project)
  const address = plan.royaltyPuzzleHash
  const own = await node.coinsAt(address)
  // Whoever names the address more often than a node tells of keeps nobody from their XCH.
  const hinted = await node.coinsHinted(address).catch(() => [])
  const ids = new Set(hinted.map(({ id }) => id))
  // A coin was made where its parent was spent.
  const parents = new Map(hinted.map(({ coin, madeAt }) => [hex32Of(coin.parentCoinInfo), madeAt]))
  const cats: KnownCat[] = []
  for (const [parent, height] of [...parents].slice(0, MAX_PARENTS)) {
    const made = catsOf(await node.spendOf(parent, height), studio.parts.run)
    cats.push(...made.filter(({ coin, p2PuzzleHash }) => p2PuzzleHash === address && ids.has(coinIdOf(coin))))
  }
  // The largest first: dust that somebody sent there waits.
  const byAmount = (one: Coin, other: Coin) => (one.amount < other.amount ? 1 : -1)
  return { payees: plan.royaltySplit, xch: own.map(({ coin }) => coin).sort(byAmount), cats, node }
}

/** Anybody may name the address in whatever spend: what cannot be read is no token. */
function catsOf(spend: CoinSpend, run: ClvmRunner): KnownCat[] {
  try {
    return readKnownCats(spend, run)
  } catch {
    return []
  }
}
