import {
  BuildError,
  buildDid,
  buildMint,
  type RevealedCoin,
  type UnsignedDid,
} from '@chiaroscuro/domain/build'
import { hexBytes } from '@chiaroscuro/domain/bytes'
import { type CoinSpend, coinIdOf } from '@chiaroscuro/domain/chain'
import type { ClvmRunner } from '@chiaroscuro/domain/clvm'
import { type CoinId, type DidId, hex32Of, type LauncherId } from '@chiaroscuro/domain/id'
import { mintedIds, respentOf } from '../engine/built-mint.js'
import type { BuiltMint, MintOrder } from '../engine/port.js'
import { MintingError } from '../minting-error.js'
import { mintItemOf } from '../plan/mint-item-of.js'
import { readFunds } from '../revealed-funds.js'
import { signedBundle } from '../signed-bundle.js'

/** Pieces that wait for a signature; ids in their order. */
export interface UnsignedPieces {
  readonly spends: readonly CoinSpend[]
  readonly launcherIds: readonly LauncherId[]
  readonly firstCoinIds: readonly CoinId[]
}

/** Ids that came as text from another thread. Throws where one is none. */
export function coinIds(texts: readonly string[]): CoinId[] {
  return texts.map((text) => hex32Of(hexBytes(text)))
}

/** The coin of a DID among those that a wallet lists. */
export function didCoinAmong(didId: DidId, coins: readonly RevealedCoin[]): CoinId | undefined {
  const did = readFunds(coins).dids.find((one) => one.didId === didId)
  return did && coinIdOf(did.coin)
}

/**
 * The spends of a batch, from coins as a wallet lists them: the DID's, and XCH. Nothing where they do not suffice. Throws
 * `MintingError` `stale-coins` where the DID's coin is not the one that has to be spent, and `BuildError`.
 */
export function buildMintOf(order: MintOrder, coins: readonly RevealedCoin[]): UnsignedPieces | undefined {
  const { plan, batch, didCoinId, fee } = order
  const { xch, dids } = readFunds(coins)
  const did = dids.find(({ didId }) => didId === plan.didId)
  if (!did || coinIdOf(did.coin) !== didCoinId)
    throw new MintingError('stale-coins', 'The wallet names another coin of the profile than the chain has')
  const { royaltyPuzzleHash, royaltyBasisPoints } = plan
  const items = batch.pieces.map(mintItemOf)
  const terms = { did, items, royaltyPuzzleHash, royaltyBasisPoints, respent: respentOf(order.instead) }
  const made = unlessShort(() => buildMint({ ...terms, funds: { xch }, changeTo: did.p2PuzzleHash, fee }))
  return made && { spends: made.spends, ...mintedIds(made) }
}

/** The spends that make a DID for the key of a wallet's first coin; nothing where it lists too little. Throws `BuildError`. */
export function buildDidOf(coins: readonly RevealedCoin[], fee: bigint): UnsignedDid | undefined {
  const { xch } = readFunds(coins)
  const [first] = xch
  if (!first) return undefined
  const { publicKey, coin } = first
  return unlessShort(() => buildDid({ publicKey, funds: { xch }, changeTo: hex32Of(coin.puzzleHash), fee }))
}

function unlessShort<T>(build: () => T): T | undefined {
  try {
    return build()
  } catch (error) {
    if (error instanceof BuildError && ['insufficient-funds', 'too-many-coins'].includes(error.code))
      return undefined
    throw error
  }
}

/** What a wallet signed, as the journal takes it; nothing where the signature is another's. Throws `BuildError` `unreadable`. */
export function signedPieces(
  { spends, launcherIds, firstCoinIds }: UnsignedPieces,
  signature: Uint8Array,
  networks: readonly string[],
  run: ClvmRunner,
): BuiltMint | undefined {
  const signed = signedBundle(spends, signature, networks, run)
  return signed && { ...signed, launcherIds, firstCoinIds }
}
