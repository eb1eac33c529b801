import { buildSale, readOwnedNft, signedOffer, signSpends } from '@chiaroscuro/domain/build'
import { coinIdOf } from '@chiaroscuro/domain/chain'
import { encodeOffer, offerIdOf } from '@chiaroscuro/domain/offer'
import type { Turn } from '../mint-service/protocol.js'
import type { Hands } from './hands.js'
import { keyOfPurse } from './lane-wallet.js'
import { firstSpendOf } from './run-book.js'

/** The chain's clock is past an offer's end by so much until it is given up, in seconds: less is within a reorg. */
const LAPSE_AFTER = 60

/** Signs the offers that are due. The coin is known as soon as its mint is signed, and stays the same whatever fee that pays. */
export async function makeOffers({ desk, purse, runs }: Hands, due: Turn['offers']): Promise<void> {
  const { node, key, network, run } = purse
  for (const { orderId, firstCoinId, runId, height, asset, amount, payTo, expiresAt } of due) {
    const held = runs.get(runId)
    const signed = held && firstSpendOf(held, firstCoinId)
    const spend = signed ?? (height === null ? undefined : await node.spendOf(firstCoinId, height))
    const nft = spend && readOwnedNft(spend, keyOfPurse(purse), run)
    if (!nft) continue
    const price = { asset, amount: BigInt(amount) }
    const unsigned = buildSale({ nfts: [nft], price, payTo, expiry: { seconds: BigInt(expiresAt) } })
    const text = encodeOffer(signedOffer(unsigned, signSpends(unsigned.spends, [key], network, run)))
    await desk.offer({ orderId, offerId: offerIdOf(text), firstCoinId, coinId: coinIdOf(nft.coin), text })
  }
}

/** Sees which offers were taken, and which nobody can take any more. */
export async function watchOffers({ desk, purse: { node } }: Hands, watched: Turn['watched']): Promise<void> {
  if (watched.length === 0) return
  const coins = await node.coins(watched.map(({ coinId }) => coinId))
  const time = node.chainTime() ?? 0
  for (const { orderId, coinId, expiresAt } of watched) {
    const coin = coins.get(coinId)
    if (coin?.isSpent) await desk.ended({ orderId, coinId, state: 'sold' })
    else if (coin && time > expiresAt + LAPSE_AFTER) await desk.ended({ orderId, coinId, state: 'lapsed' })
  }
}
