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
import type { CoinId, DidId } from '@chiaroscuro/domain/id'
import type { NetworkName, WalletKey } from '@chiaroscuro/domain/signature'
import { builtMint, didTrail, type MintWallet, respentOf } from '@chiaroscuro/minting/engine'
import { mintItemOf } from '@chiaroscuro/minting/plan'
import type { MinterNode } from './minter-node.js'

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

/** Coins to pay with that nothing else spends than what is replaced. */
export async function freeCoins(purse: Purse, respent?: ReadonlySet<CoinId>): Promise<XchCoin[]> {
  const taken = purse.taken()
  const coins = await purse.node.coinsAt(purse.key.puzzleHash)
  return coins.flatMap(({ id, coin }) =>
    taken.has(id) && !respent?.has(id) ? [] : (readXchCoin(coin, keyOfPurse(purse)) ?? []),
  )
}

/** One DID's wallet, as the engine asks for it. */
export function laneWallet(purse: Purse, didId: DidId): MintWallet {
  const { node, key, network, run } = purse
  const trail = didTrail(didId, node)
  async function did(): Promise<OwnedDid | undefined> {
    const parent = await trail.newestParent()
    return parent && readOwnedDid(await node.spendOf(parent.id, parent.spentAt), keyOfPurse(purse), run)
  }
  return {
    async didCoin() {
      const found = await did()
      return found && coinIdOf(found.coin)
    },
    async build({ plan, batch, didCoinId, fee, instead }) {
      const owned = await did()
      if (!owned || coinIdOf(owned.coin) !== didCoinId) throw new Error('The DID has moved on')
      const { royaltyPuzzleHash, royaltyBasisPoints } = plan
      const respent = respentOf(instead)
      const terms = { royaltyPuzzleHash, royaltyBasisPoints, changeTo: key.puzzleHash, fee, respent }
      const funds = { xch: await freeCoins(purse, respent) }
      try {
        const mint = buildMint({ did: owned, funds, items: batch.pieces.map(mintItemOf), ...terms })
        return builtMint(mint, signSpends(mint.spends, [key], network, run))
      } catch (error) {
        if (error instanceof BuildError && error.code === 'insufficient-funds') return undefined
        throw error
      }
    },
  }
}
