import {
  buildCancel,
  buildDidTransfer,
  buildSend,
  buildTransfer,
  effectOf,
  signSpends,
} from '@chiaroscuro/domain/build'
import { type CoinSpend, coinIdOf } from '@chiaroscuro/domain/chain'
import { parseAddress } from '@chiaroscuro/domain/id'
import { decodeOffer } from '@chiaroscuro/domain/offer'
import { type SpendBundle, spendBundleHash } from '@chiaroscuro/domain/spend-bundle'
import { z } from 'zod'
import { WalletError } from '../wallet-error.js'
import { amount, assetOf, DID_PREFIX, offerText, ownDid, ownNfts, readAssets } from './asset.js'
import type { Asking } from './context.js'
import { costOf } from './fee.js'
import type { Prepared } from './prepared.js'

/** Coins of a bundle that was sent are not used again for this long, unless the wallet is started anew. */
const WAITS_MS = 120_000

export const transferParams = z.object({
  to: z.string().max(100),
  /** `nft1…`, `did:chia:1…`, a token's id, or nothing for XCH. */
  assetId: z.string().max(100).default(''),
  amount: amount.default(1n),
  /** Several NFTs (`nft1…`) at once, instead. */
  nfts: z.array(z.string().startsWith('nft1').max(100)).min(1).max(50).optional(),
  fee: amount.optional(),
})
export const cancelOfferParams = z.object({
  offer: offerText,
  fee: amount.optional(),
})
export const cancelOffersParams = z.object({
  offers: z.array(offerText).min(1).max(50),
  fee: amount.optional(),
})

/** Gives away NFTs, a DID, XCH or a token. */
export async function transfer(asking: Asking, params: z.infer<typeof transferParams>): Promise<Prepared> {
  const { to, assetId, amount, nfts: several, fee = 0n } = params
  const { account, holdings, prefix } = asking
  const target = to.startsWith(`${prefix}1`) ? parseAddress(to) : undefined
  if (!target) throw new WalletError('invalid-params', 'That is no address of this network')
  const funds = await holdings.of(account)
  const changeTo = account.key.puzzleHash
  const sent = { funds, changeTo, fee }
  if (!several && assetId.startsWith(DID_PREFIX)) {
    const did = ownDid(funds.dids, assetId)
    return sendingTo(asking, params, buildDidTransfer({ did, to: target, ...sent }))
  }
  const { nfts } = readAssets((several ?? [assetId]).map((one) => ({ assetId: one, amount })))
  if (several && new Set(nfts).size < several.length)
    throw new WalletError('invalid-params', 'One of these is no NFT, or is named twice')
  const spends =
    nfts.length > 0
      ? buildTransfer({ nfts: ownNfts(funds.nfts, nfts), to: target, keepDid: false, ...sent })
      : buildSend({ asset: assetOf(assetId), payments: [{ puzzleHash: target, amount }], ...sent })
  return sendingTo(asking, params, spends)
}

function sendingTo(
  asking: Asking,
  params: z.infer<typeof transferParams>,
  spends: readonly CoinSpend[],
): Prepared {
  const { to, fee = 0n } = params
  return {
    ...sending(asking, 'Send', spends),
    notes: [['To', to]],
    fee: { paid: fee, cost: costOf(spends), withFee: (other) => transfer(asking, { ...params, fee: other }) },
  }
}

/** Spends what the account's own offers stand on, all in one bundle, so that nobody can take them any more. */
export async function cancelOffers(
  asking: Asking,
  { offers, fee = 0n }: z.infer<typeof cancelOffersParams>,
): Promise<Prepared> {
  const { account, holdings } = asking
  const funds = await holdings.of(account)
  const own = [...funds.nfts, ...funds.cats, ...funds.xch]
  const coins = offers.map((offer) => {
    const offered = new Set(decodeOffer(offer).coinSpends.map(({ coin }) => coinIdOf(coin)))
    // One coin is enough: an offer is taken whole or not at all.
    const coin = own.find((one) => offered.has(coinIdOf(one.coin)))
    if (!coin) throw new WalletError('no-such-key', 'This account does not hold what an offer stands on')
    return coin
  })
  // Two offers may stand on the same coin.
  const ended = [...new Set(coins)]
  const others = { ...funds, xch: funds.xch.filter((one) => !ended.includes(one)) }
  const spends = buildCancel({ coins: ended, funds: others, changeTo: account.key.puzzleHash, fee })
  const title = offers.length === 1 ? 'Cancel an offer' : `Cancel ${offers.length} offers`
  return {
    ...sending(asking, title, spends),
    fee: {
      paid: fee,
      cost: costOf(spends),
      withFee: (other) => cancelOffers(asking, { offers, fee: other }),
    },
  }
}

function sending(asking: Asking, title: string, spends: readonly CoinSpend[]): Prepared {
  const { account, network, run } = asking
  return {
    title,
    effect: effectOf(spends, (one) => one === account.key.puzzleHash, run),
    async commit() {
      const bundle = { coinSpends: spends, signature: signSpends(spends, [account.key], network, run) }
      await send(asking, bundle)
      return { transactionId: spendBundleHash(bundle) }
    },
  }
}

/** Sends a bundle to the network, and leaves its coins alone for a while. */
export async function send({ node, holdings }: Asking, bundle: SpendBundle): Promise<void> {
  await node.push(bundle)
  holdings.sent(
    bundle.coinSpends.map(({ coin }) => coin),
    WAITS_MS,
  )
}
