import type { RevealedCoin } from '@chiaroscuro/domain/build'
import type { ClvmRunner } from '@chiaroscuro/domain/clvm'
import { type CoinId, type DidId, hex32Of, type PuzzleHash } from '@chiaroscuro/domain/id'
import type { DropNetwork } from '@chiaroscuro/minting/drop'
import type { MintOrder } from '@chiaroscuro/minting/engine'
import { buildMintOf, readFunds } from '@chiaroscuro/minting/mint-build'
import { MintingError, planHash } from '@chiaroscuro/minting/plan'
import { StudioError } from '../ipc/failure.js'
import { holdToPlan } from './hold-to-plan.js'
import { type PlanWallet, signedMint } from './plan-wallet.js'
import type { Signing } from './purse.js'
import type { SessionAsk } from './session-ask.js'

export interface SessionWalletParts extends Signing {
  readonly ask: SessionAsk
  readonly run: ClvmRunner
  readonly network: DropNetwork
  readonly didId: DidId
  /** The coin that the DID is now, by the chain. */
  readonly didCoin: () => Promise<CoinId | undefined>
  /** Of coins that the wallet lists, those that the chain has. */
  readonly unspent: (coins: readonly RevealedCoin[]) => Promise<RevealedCoin[]>
}

/**
 * A wallet over WalletConnect: the studio makes each bundle of the coins that it lists, and it signs; it sends nothing. Its signature
 * has to be of exactly these spends. Rejects with `StudioError` `not-approved`, `unlike-plan`, `wallet-behind`, `bad-signature`, and as
 * the wallet does.
 */
export function sessionWallet(parts: SessionWalletParts): PlanWallet {
  const { ask, run, network, didId, didCoin, unspent, approved, signal, onAsk } = parts

  async function make(order: MintOrder) {
    const { plan, batch } = order
    if (plan.network !== network || plan.didId !== didId) throw new StudioError('other-network')
    const coins = [...(await ask.coins('did')), ...(await unspent(await ask.coins('xch')))]
    const pieces = build(order, coins)
    if (!pieces) return undefined
    const own = ownHashes(coins)
    const held = { plan, pieces: batch.pieces, mine: (one: PuzzleHash) => own.has(one) }
    return { spends: pieces.spends, seen: holdToPlan(pieces.spends, held, run) }
  }
  return {
    didCoin,
    async preview(order) {
      const made = await make(order)
      return made && { ...made.seen, spends: made.spends.length }
    },
    async build(order) {
      if (approved() !== planHash(order.plan)) throw new StudioError('not-approved')
      const made = await make(order)
      if (!made) return undefined
      onAsk?.()
      const signature = await ask.sign(made.spends, signal)
      return signedMint({ coinSpends: made.spends, signature }, made.seen, { network, run })
    },
  }
}

function build(order: MintOrder, coins: readonly RevealedCoin[]) {
  try {
    return buildMintOf(order, coins)
  } catch (cause) {
    if (cause instanceof MintingError && cause.code === 'stale-coins')
      throw new StudioError('wallet-behind', { cause })
    throw cause
  }
}

/** Whom the listed coins belong to: each can be spent by one key that the wallet named. */
function ownHashes(coins: readonly RevealedCoin[]): Set<PuzzleHash> {
  const { xch, dids } = readFunds(coins)
  return new Set([
    ...xch.map(({ coin }) => hex32Of(coin.puzzleHash)),
    ...dids.map(({ p2PuzzleHash }) => p2PuzzleHash),
  ])
}
