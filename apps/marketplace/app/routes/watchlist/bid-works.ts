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
