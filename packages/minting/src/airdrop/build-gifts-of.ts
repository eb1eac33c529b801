import {
  BuildError,
  buildNftGifts,
  buildPayments,
  type Gifts,
  type RevealedCoin,
} from '@chiaroscuro/domain/build'
import { hexBytes } from '@chiaroscuro/domain/bytes'
import { coinIdOf } from '@chiaroscuro/domain/chain'
import type { ClvmRunner } from '@chiaroscuro/domain/clvm'
import { type CoinId, hex32Of, type PuzzleHash } from '@chiaroscuro/domain/id'
import { respentOf } from '../engine/built-mint.js'
import { type RevealedFunds, readFunds } from '../revealed-funds.js'
import { signedBundle } from '../signed-bundle.js'
import type { GiftsOrder, SignedGifts } from './airdrop-port.js'

/** Spends that a wallet has to sign. */
export type UnsignedGifts = Gifts

/** Ids of coins that came as text from another thread. Throws where one is none. */
export function outputIds(texts: readonly string[]): CoinId[] {
  return texts.map((text) => hex32Of(hexBytes(text)))
}

/** The spends of a batch, from coins as the wallet lists them; nothing where they do not suffice. Throws `BuildError`. */
export function buildGiftsOf(
  { plan, batch, fee, instead }: GiftsOrder,
  coins: readonly RevealedCoin[],
): UnsignedGifts | undefined {
  const funds = readFunds(coins)
  const changeTo = ownerOf(funds)
  if (!changeTo) return undefined
  const sending = { funds, changeTo, fee, respent: respentOf(instead) }
  const { from, count } = batch
  try {
    if (plan.kind === 'nfts') {
      const gifts = plan.gifts.slice(from, from + count).map(({ to, nft: wanted }) => {
        const nft = funds.nfts.find(({ launcherId }) => launcherId === wanted)
        if (!nft) throw new BuildError('missing-nft', 'The wallet does not hold a work that is to be given')
        return { nft, to }
      })
      return buildNftGifts(gifts, sending)
    }
    const payments = plan.gifts
      .slice(from, from + count)
      .map(({ to, amount }) => ({ puzzleHash: to, amount }))
    return buildPayments({ ...sending, asset: plan.asset, payments })
  } catch (error) {
    const isShort =
      error instanceof BuildError &&
      ['insufficient-funds', 'too-many-coins', 'missing-nft'].includes(error.code)
    if (isShort) return undefined
    throw error
  }
}

/** What is left over goes back to where it came from. */
function ownerOf({ xch, cats, nfts }: RevealedFunds): PuzzleHash | undefined {
  const [coin] = xch
  return coin ? hex32Of(coin.coin.puzzleHash) : (cats[0] ?? nfts[0])?.p2PuzzleHash
}

/**
 * The bundle, once a wallet has signed; nothing where the signature is not that of these spends on one of the networks:
 * such a bundle would be waited for in vain. Throws `BuildError` `unreadable`.
 */
export function signedGifts(
  gifts: UnsignedGifts,
  signature: Uint8Array,
  networks: readonly string[],
  run: ClvmRunner,
): SignedGifts | undefined {
  const signed = signedBundle(gifts.spends, signature, networks, run)
  if (!signed) return undefined
  return {
    ...signed,
    inputs: gifts.spends.map(({ coin }) => ({
      id: coinIdOf(coin),
      parent: hex32Of(coin.parentCoinInfo),
    })),
    outputs: gifts.outputs,
  }
}
