import {
  BuildError,
  buildNftGifts,
  buildPayments,
  type CatCoin,
  type Gifts,
  type OwnedNft,
  type RevealedCoin,
  readRevealed,
  verifySpends,
  type XchCoin,
} from '@chiaroscuro/domain/build'
import { hexBytes } from '@chiaroscuro/domain/bytes'
import { coinIdOf } from '@chiaroscuro/domain/chain'
import type { ClvmRunner } from '@chiaroscuro/domain/clvm'
import { type CoinId, hex32Of, type PuzzleHash } from '@chiaroscuro/domain/id'
import { NETWORK_NAMES } from '@chiaroscuro/domain/signature'
import { formatSpendBundle, spendBundleHash } from '@chiaroscuro/domain/spend-bundle'
import type { GiftsOrder, SignedGifts } from './airdrop-port.js'

/** Spends that a wallet has to sign. */
export type UnsignedGifts = Gifts

/** Ids of coins that came as text from another thread. Throws where one is none. */
export function outputIds(texts: readonly string[]): CoinId[] {
  return texts.map((text) => hex32Of(hexBytes(text)))
}

/** What a wallet holds, as far as it can be read and spent by standard keys. */
function readFunds(coins: readonly RevealedCoin[]) {
  const funds: { xch: XchCoin[]; cats: CatCoin[]; nfts: OwnedNft[] } = { xch: [], cats: [], nfts: [] }
  for (const one of coins) {
    const held = readOne(one)
    if (held?.kind === 'xch') funds.xch.push(held)
    else if (held?.kind === 'cat') funds.cats.push(held)
    else if (held?.kind === 'nft') funds.nfts.push(held)
  }
  return funds
}

function readOne(coin: RevealedCoin) {
  try {
    return readRevealed(coin)
  } catch {
    // A coin whose puzzle is not its own is nothing to pay with.
    return undefined
  }
}

/** The spends of a batch, from coins as the wallet lists them; nothing where they do not suffice. Throws `BuildError`. */
export function buildGiftsOf(
  { plan, batch }: GiftsOrder,
  coins: readonly RevealedCoin[],
): UnsignedGifts | undefined {
  const funds = readFunds(coins)
  const changeTo = ownerOf(funds)
  if (!changeTo) return undefined
  const sending = { funds, changeTo, fee: plan.fee }
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
function ownerOf({ xch, cats, nfts }: ReturnType<typeof readFunds>): PuzzleHash | undefined {
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
  const names = NETWORK_NAMES.filter((name) => networks.includes(name))
  if (!names.some((name) => verifySpends(gifts.spends, signature, name, run))) return undefined
  const bundle = { coinSpends: gifts.spends, signature }
  return {
    bundleId: spendBundleHash(bundle),
    bundle: formatSpendBundle(bundle),
    inputs: gifts.spends.map(({ coin }) => ({
      id: coinIdOf(coin),
      parent: hex32Of(coin.parentCoinInfo),
    })),
    outputs: gifts.outputs,
  }
}
