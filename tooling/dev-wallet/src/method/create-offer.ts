import { buildBid, buildSale, effectOf, type UnsignedOffer } from '@chiaroscuro/domain/build'
import { z } from 'zod'
import { WalletError } from '../wallet-error.js'
import { amount, askedAssets, ownNfts, readAssets } from './asset.js'
import type { Asking } from './context.js'
import { findNft } from './find-nft.js'
import { endNote, endSeconds, expiryOf, offerSigned } from './offer-made.js'
import type { Prepared } from './prepared.js'

export const createOfferParams = z.object({
  offerAssets: askedAssets,
  requestAssets: askedAssets,
  fee: amount.optional(),
  expiresAt: endSeconds,
})

/** An offer of NFTs for an amount, or of an amount for NFTs; nothing is sent, the site gets its text. */
export async function createOffer(
  asking: Asking,
  params: z.infer<typeof createOfferParams>,
): Promise<Prepared> {
  const offered = readAssets(params.offerAssets)
  const requested = readAssets(params.requestAssets)
  const [give, want] = [offered.amounts, requested.amounts]
  if (offered.nfts.length > 0 && give.length === 0 && requested.nfts.length === 0 && want.length === 1)
    return sale(asking, params)
  if (offered.nfts.length === 0 && give.length === 1 && requested.nfts.length > 0 && want.length === 0)
    return bid(asking, params)
  throw new WalletError('invalid-params', 'This wallet offers NFTs for one amount, or one amount for NFTs')
}

async function sale(asking: Asking, params: z.infer<typeof createOfferParams>): Promise<Prepared> {
  const { account, holdings } = asking
  const [price] = readAssets(params.requestAssets).amounts
  if (!price) throw new WalletError('invalid-params', 'No price')
  const nfts = ownNfts((await holdings.of(account)).nfts, readAssets(params.offerAssets).nfts)
  const unsigned = buildSale({
    nfts,
    price,
    payTo: account.key.puzzleHash,
    expiry: expiryOf(params.expiresAt),
  })
  return prepared(asking, 'Offer for sale', unsigned, params.expiresAt)
}

async function bid(asking: Asking, params: z.infer<typeof createOfferParams>): Promise<Prepared> {
  const { account, holdings } = asking
  const [price] = readAssets(params.offerAssets).amounts
  const wanted = readAssets(params.requestAssets).nfts
  if (!price) throw new WalletError('invalid-params', 'No price')
  const [funds, nfts] = await Promise.all([
    holdings.of(account),
    Promise.all(wanted.map((id) => findNft(asking, id))),
  ])
  const unsigned = buildBid({
    nfts,
    price,
    funds,
    changeTo: account.key.puzzleHash,
    receiveTo: account.key.puzzleHash,
    fee: params.fee,
    expiry: expiryOf(params.expiresAt),
  })
  return prepared(asking, 'Place a bid', unsigned, params.expiresAt)
}

function prepared(
  asking: Asking,
  title: string,
  unsigned: UnsignedOffer,
  expiresAt: number | undefined,
): Prepared {
  const { account, run } = asking
  const isMine = (puzzleHash: string) => puzzleHash === account.key.puzzleHash
  return {
    title,
    effect: effectOf([...unsigned.spends, ...unsigned.requests], isMine, run),
    notes: endNote(expiresAt),
    commit: async () => offerSigned(asking, unsigned),
  }
}
