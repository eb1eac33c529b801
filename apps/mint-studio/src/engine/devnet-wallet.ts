import {
  BuildError,
  buildMint,
  type KeyOf,
  type OwnedDid,
  readOwnedDid,
  readXchCoin,
  signSpends,
} from '@chiaroscuro/domain/build'
import { coinIdOf } from '@chiaroscuro/domain/chain'
import type { ClvmRunner } from '@chiaroscuro/domain/clvm'
import type { DidId, Hex32 } from '@chiaroscuro/domain/id'
import type { WalletKey } from '@chiaroscuro/domain/signature'
import { type BuiltMint, builtMint, didTrail, type MintOrder, respentOf } from '@chiaroscuro/minting/engine'
import { mintItemOf, planHash } from '@chiaroscuro/minting/plan'
import { StudioError } from '../ipc/failure.js'
import type { FullNode } from './full-node.js'
import { holdToPlan } from './hold-to-plan.js'
import type { PlanWallet } from './plan-wallet.js'

export interface DevnetWalletParts {
  readonly node: FullNode
  readonly key: WalletKey
  readonly didId: DidId
  readonly run: ClvmRunner
  /** The plan that a person approved, by its hash; nothing else is signed. */
  readonly approved: () => Hex32 | undefined
}

/** Rejects with `StudioError` `not-approved`, `unlike-plan`, `did-gone`, and what the node rejects with. */
export function devnetWallet({ node, key, didId, run, approved }: DevnetWalletParts): PlanWallet {
  const keyOf: KeyOf = (puzzleHash) => (puzzleHash === key.puzzleHash ? key.publicKey : undefined)
  const trail = didTrail(didId, node)

  async function did(): Promise<OwnedDid | undefined> {
    const found = await trail.newestParent()
    if (!found) return undefined
    return readOwnedDid(await node.spendOf(found.id, found.spentAt), keyOf, run)
  }

  async function make({ plan, batch, didCoinId, fee, instead }: MintOrder) {
    const owned = await did()
    if (!owned || coinIdOf(owned.coin) !== didCoinId) throw new StudioError('did-gone')
    const xch = (await node.coinsAt(key.puzzleHash)).flatMap(({ coin }) => readXchCoin(coin, keyOf) ?? [])
    const { royaltyPuzzleHash, royaltyBasisPoints } = plan
    const respent = respentOf(instead)
    const terms = { royaltyPuzzleHash, royaltyBasisPoints, changeTo: key.puzzleHash, fee, respent }
    try {
      const mint = buildMint({ did: owned, funds: { xch }, items: batch.pieces.map(mintItemOf), ...terms })
      const mine = (puzzleHash: Hex32) => puzzleHash === key.puzzleHash
      return { mint, seen: holdToPlan(mint.spends, { plan, pieces: batch.pieces, mine }, run) }
    } catch (error) {
      if (error instanceof BuildError && error.code === 'insufficient-funds') return undefined
      throw error
    }
  }

  return {
    async didCoin() {
      const found = await did()
      return found && coinIdOf(found.coin)
    },
    async preview(order) {
      const made = await make(order)
      return made && { ...made.seen, spends: made.mint.spends.length }
    },
    async build(order): Promise<BuiltMint | undefined> {
      if (approved() !== planHash(order.plan)) throw new StudioError('not-approved')
      const made = await make(order)
      if (!made) return undefined
      return builtMint(made.mint, signSpends(made.mint.spends, [key], 'simulator0', run))
    },
  }
}
