import { formatDid, formatNftId } from '@chiaroscuro/domain/id'
import { z } from 'zod'
import { WalletError } from '../wallet-error.js'
import { assetOf } from './asset.js'
import { bidOnOneOf, bidOnOneOfParams } from './bid-on-one-of.js'
import {
  assetCoins,
  assetCoinsParams,
  sendTransaction,
  sendTransactionParams,
  signCoinSpends,
  signCoinSpendsParams,
} from './coin-spends.js'
import type { Asking } from './context.js'
import { createOffer, createOfferParams } from './create-offer.js'
import { createOffers, createOffersParams } from './create-offers.js'
import type { Prepared } from './prepared.js'
import { cancelOfferParams, cancelOffers, cancelOffersParams, transfer, transferParams } from './send.js'
import { signMessage, signMessageParams, signMessages, signMessagesParams } from './sign-message.js'
import { takeOfferParams, takeOffers, takeOffersParams } from './take-offer.js'
import { toWalletError } from './to-wallet-error.js'

/** What is done only after a click. */
const ASKED = {
  createOffer: method(createOfferParams, createOffer),
  createOffers: method(createOffersParams, createOffers),
  bidOnOneOf: method(bidOnOneOfParams, bidOnOneOf),
  takeOffer: method(takeOfferParams, (asking, { offer, fee }) =>
    takeOffers(asking, { offers: [offer], fee }),
  ),
  takeOffers: method(takeOffersParams, takeOffers),
  cancelOffer: method(cancelOfferParams, (asking, { offer, fee }) =>
    cancelOffers(asking, { offers: [offer], fee }),
  ),
  cancelOffers: method(cancelOffersParams, cancelOffers),
  transfer: method(transferParams, transfer),
  signCoinSpends: method(signCoinSpendsParams, signCoinSpends),
  signMessageByAddress: method(signMessageParams, signMessage),
  signMessagesByAddress: method(signMessagesParams, signMessages),
}

const balanceParams = z.object({ assetId: z.string().max(100).nullish() })
const nothing = z.unknown().transform(() => ({}))

/** What a site that is connected is told at once. */
const TOLD = {
  chainId: method(nothing, async ({ network }) => network),
  getAddress: method(nothing, async ({ account }) => ({ address: account.address })),
  getPublicKeys: method(nothing, async ({ account }) => [Buffer.from(account.key.publicKey).toString('hex')]),
  getAssetBalance: method(balanceParams, async ({ account, holdings }, { assetId }) => {
    const asset = assetOf(assetId ?? '')
    const held = await holdings.of(account)
    const coins = asset === 'xch' ? held.xch : held.cats.filter((cat) => cat.assetId === asset)
    const sum = coins.reduce((all, { coin }) => all + coin.amount, 0n).toString()
    return { confirmed: sum, spendable: sum, spendableCoinCount: coins.length }
  }),
  getAssetCoins: method(assetCoinsParams, assetCoins),
  sendTransaction: method(sendTransactionParams, sendTransaction),
  getTokens: method(nothing, async ({ account, holdings }) => {
    const { cats } = await holdings.of(account)
    const sums = new Map<string, bigint>()
    for (const { assetId, coin } of cats) sums.set(assetId, (sums.get(assetId) ?? 0n) + coin.amount)
    return [...sums].map(([assetId, amount]) => ({ assetId, amount: amount.toString() }))
  }),
  getNfts: method(nothing, async ({ account, holdings }) => {
    const { nfts } = await holdings.of(account)
    return {
      nfts: nfts.map(({ launcherId, royaltyBasisPoints }) => ({
        launcherId: formatNftId(launcherId),
        royaltyTenThousandths: royaltyBasisPoints,
      })),
    }
  }),
  getDids: method(nothing, async ({ account, holdings }) => {
    const { dids } = await holdings.of(account)
    return { dids: dids.map(({ didId }) => formatDid(didId)) }
  }),
}

export const METHOD_NAMES: readonly string[] = [...Object.keys(TOLD), ...Object.keys(ASKED)]

type Answered = { readonly told: unknown } | { readonly asked: Prepared }

/** Understands a request: an answer, or something to click on. Rejects with `WalletError`. */
export async function understand(asking: Asking, name: string, params: unknown): Promise<Answered> {
  try {
    if (isNamed(TOLD, name)) return { told: await TOLD[name](asking, params) }
    if (isNamed(ASKED, name)) return { asked: await ASKED[name](asking, params) }
  } catch (error) {
    throw toWalletError(error)
  }
  throw new WalletError('no-such-method', 'This wallet knows no such method')
}

function isNamed<T extends object>(all: T, name: string): name is Extract<keyof T, string> {
  return Object.hasOwn(all, name)
}

function method<Schema extends z.ZodType, Answer>(
  schema: Schema,
  run: (asking: Asking, params: z.infer<Schema>) => Promise<Answer>,
) {
  return (asking: Asking, params: unknown): Promise<Answer> => {
    const read = schema.safeParse(params ?? {})
    if (!read.success) throw new WalletError('invalid-params', z.prettifyError(read.error).slice(0, 300))
    return run(asking, read.data)
  }
}
