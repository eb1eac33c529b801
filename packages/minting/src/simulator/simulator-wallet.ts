import type { Devnet } from '@chiaroscuro/devnet'
import {
  BuildError,
  buildMint,
  type OwnedDid,
  readOwnedDid,
  readXchCoin,
  signSpends,
} from '@chiaroscuro/domain/build'
import { coinIdOf } from '@chiaroscuro/domain/chain'
import type { ClvmRunner } from '@chiaroscuro/domain/clvm'
import type { DidId } from '@chiaroscuro/domain/id'
import type { WalletKey } from '@chiaroscuro/domain/signature'
import { builtMint, respentOf } from '../engine/built-mint.js'
import type { BuiltMint, MintOrder, MintWallet } from '../engine/port.js'
import { mintItemOf } from '../plan/mint-item-of.js'
import { toCoin, toSpend } from './read-native.js'

/** Whom a simulated chain belongs to. */
export interface Creator {
  readonly key: WalletKey
  readonly didId: DidId
}

/** The creator's wallet on a simulated chain: it builds and signs as a real one does. */
export function simulatorWallet(devnet: Devnet, { key, didId }: Creator, run: ClvmRunner): MintWallet {
  const { coins } = devnet.store
  const keyOf = (puzzleHash: string) => (puzzleHash === key.puzzleHash ? key.publicKey : undefined)

  /** From spend to spend: the DID's next coin is the one odd coin that its coin makes. */
  function did(): OwnedDid | undefined {
    let parent = coins.get(didId)
    for (;;) {
      const next = parent && [...coins.ofParent(parent.id)].find(({ coin }) => coin.amount % 2n === 1n)
      if (!parent || !next) return undefined
      if (next.spentHeight === 0) break
      parent = next
    }
    const head = devnet.store.at(parent.spentHeight)
    const spend = head && devnet.store.spendsOf(head)[head.removals.indexOf(parent.id)]
    return spend && readOwnedDid(toSpend(spend), keyOf, run)
  }

  function build({ plan, batch, didCoinId, fee, instead }: MintOrder): BuiltMint | undefined {
    const owned = did()
    if (!owned || coinIdOf(owned.coin) !== didCoinId) throw new Error('The DID has moved on')
    const unspent = [...coins.ofPuzzleHash(key.puzzleHash)].filter(({ spentHeight }) => spentHeight === 0)
    const xch = unspent.flatMap(({ coin }) => readXchCoin(toCoin(coin), keyOf) ?? [])
    const { royaltyPuzzleHash, royaltyBasisPoints } = plan
    const respent = respentOf(instead)
    const terms = { royaltyPuzzleHash, royaltyBasisPoints, changeTo: key.puzzleHash, fee, respent }
    const mint = buildMint({ did: owned, funds: { xch }, items: batch.pieces.map(mintItemOf), ...terms })
    return builtMint(mint, signSpends(mint.spends, [key], 'simulator0', run))
  }

  return {
    async didCoin() {
      const found = did()
      return found && coinIdOf(found.coin)
    },
    async build(order) {
      try {
        return build(order)
      } catch (error) {
        if (error instanceof BuildError && error.code === 'insufficient-funds') return undefined
        throw error
      }
    },
  }
}
