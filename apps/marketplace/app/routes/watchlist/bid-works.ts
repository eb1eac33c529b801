import type { Deeds } from '#app/feature/many/deeds.js'
import { eachInTurn } from '#app/feature/many/each-in-turn.js'
import { WalletFault } from '#app/wallet/wallet-fault.js'
import type { EitherBid } from '#app/wallet/wallet-port.js'

/** Has a wallet bid on works with the same coins, and publishes each bid. */
export async function bidWorks(
  deeds: Deeds,
  bid: EitherBid,
  publish: (text: string) => Promise<void>,
): Promise<void> {
  const texts = await deeds.port.bidOnOneOf?.(deeds.door, bid)
  if (!texts) throw new WalletFault('no-such-method', '')
  const signed = bid.nfts.map((id, at) => ({ id, text: texts[at] ?? '' }))
  await eachInTurn(signed, ({ text }) => publish(text), deeds)
}

/** The id under which a bid for works together is told of. */
export const TOGETHER = 'together'

/** Has a wallet bid for all of these works together, and publishes the bid. */
export async function bidTogether(
  deeds: Deeds,
  { nfts, price, ...terms }: EitherBid,
  publish: (text: string) => Promise<void>,
): Promise<void> {
  const requestAssets = nfts.map((assetId) => ({ assetId, amount: '1' }))
  const wish = { offerAssets: [price], requestAssets, ...terms }
  const bids = [{ id: TOGETHER }]
  await eachInTurn(bids, async () => publish(await deeds.port.createOffer(deeds.door, wish)), deeds)
}
