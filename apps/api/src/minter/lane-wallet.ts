import {
  BuildError,
  buildMint,
  type KeyOf,
  type OwnedDid,
  readOwnedDid,
  readXchCoin,
  signSpends,
  type XchCoin,
} from '@chiaroscuro/domain/build'
import { coinIdOf } from '@chiaroscuro/domain/chain'
import type { ClvmRunner } from '@chiaroscuro/domain/clvm'
import { type CoinId, type DidId, hex32Of } from '@chiaroscuro/domain/id'
import type { NetworkName, WalletKey } from '@chiaroscuro/domain/signature'
import { formatSpendBundle, spendBundleHash } from '@chiaroscuro/domain/spend-bundle'
import type { MintWallet } from '@chiaroscuro/minting/engine'
import { mintItemOf } from '@chiaroscuro/minting/plan'
import type { MinterNode, NodeCoin } from './minter-node.js'

/** What signs, and by which node. */
export interface Purse {
  readonly node: MinterNode
  readonly key: WalletKey
  readonly network: NetworkName
  readonly run: ClvmRunner
  /** Coins that something signed already spends, and that wait for a block with it. */
  readonly taken: () => ReadonlySet<CoinId>
}

export const keyOfPurse =
  ({ key }: Pick<Purse, 'key'>): KeyOf =>
  (puzzleHash) =>
    puzzleHash === key.puzzleHash ? key.publicKey : undefined

/** Coins to pay with that nothing else spends. */
export async function freeCoins(purse: Purse): Promise<XchCoin[]> {
  const taken = purse.taken()
  const coins = await purse.node.coinsAt(purse.key.puzzleHash)
  return coins.flatMap(({ id, coin }) => (taken.has(id) ? [] : (readXchCoin(coin, keyOfPurse(purse)) ?? [])))
}

/** One DID's wallet, as the engine asks for it. */
export function laneWallet(purse: Purse, didId: DidId): MintWallet {
  const { node, key, network, run } = purse
  const newest = didTrail(didId, node)
  async function did(): Promise<OwnedDid | undefined> {
    const parent = await newest()
    return parent && readOwnedDid(await node.spendOf(parent.id, parent.spentAt), keyOfPurse(purse), run)
  }
  return {
    async didCoin() {
      const found = await did()
      return found && coinIdOf(found.coin)
    },
    async build({ plan, batch, didCoinId, fee }) {
      const owned = await did()
      if (!owned || coinIdOf(owned.coin) !== didCoinId) throw new Error('The DID has moved on')
      const { royaltyPuzzleHash, royaltyBasisPoints } = plan
      const terms = { royaltyPuzzleHash, royaltyBasisPoints, changeTo: key.puzzleHash, fee }
      const funds = { xch: await freeCoins(purse) }
      try {
        const { spends, nfts } = buildMint({
          ...{ did: owned, funds, items: batch.pieces.map(mintItemOf) },
          ...terms,
        })
        const bundle = { coinSpends: spends, signature: signSpends(spends, [key], network, run) }
        return {
          ...{ bundleId: spendBundleHash(bundle), bundle: formatSpendBundle(bundle) },
          launcherIds: nfts.map(({ launcherId }) => launcherId),
          firstCoinIds: nfts.map(({ coin }) => hex32Of(coin.parentCoinInfo)),
        }
      } catch (error) {
        if (error instanceof BuildError && error.code === 'insufficient-funds') return undefined
        throw error
      }
    },
  }
}

/** Finds the spent coin that made a DID's newest one, going on from where it was found last. */
function didTrail(didId: DidId, node: MinterNode): () => Promise<NodeCoin | undefined> {
  let from: NodeCoin | undefined
  async function walk(start: NodeCoin): Promise<NodeCoin | undefined> {
    for (let parent = start; ; ) {
      const next = (await node.childrenOf(parent.id)).find(({ coin }) => coin.amount % 2n === 1n)
      if (!next) return undefined
      if (next.spentAt === 0) return parent
      parent = next
    }
  }
  return async () => {
    // A reorg may have taken away what it goes on from.
    const known = from && (await walk(from))
    if (known) {
      from = known
      return known
    }
    const [eve] = (await node.childrenOf(didId)).filter(({ coin }) => coin.amount % 2n === 1n)
    from = eve && eve.spentAt > 0 ? await walk(eve) : undefined
    return from
  }
}
