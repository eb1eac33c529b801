import { formatAuctionText } from '@chiaroscuro/domain/auction'
import { asHex32, type Hex32 } from '@chiaroscuro/domain/id'
import type { Terms } from '#app/feature/auction-terms/read-terms.js'
import type { Deeds } from '#app/feature/many/deeds.js'
import { eachInTurn } from '#app/feature/many/each-in-turn.js'
import { WalletFault } from '#app/wallet/wallet-fault.js'
import type { SignedText } from '#app/wallet/wallet-port.js'

/** A work to be put up: `id` is its `nft1…`. */
export interface Lot {
  readonly id: string
  readonly launcherId: Hex32
  readonly terms: Terms
}

export interface PutUpContext {
  /** As signed texts call it. */
  readonly network: string
  /** The coin that a work is now; null where it was melted. */
  coinOf(id: string): Promise<string | null>
  /** Rejects with `WalletFault`. */
  post(signed: SignedText): Promise<void>
}

/** Has a wallet sign an auction for each lot, by one approval where it can, and posts each. */
export async function putUp(
  deeds: Deeds,
  lots: readonly Lot[],
  { network, coinOf, post }: PutUpContext,
): Promise<void> {
  const { port, door } = deeds
  const coins = await Promise.all(lots.map(({ id }) => coinOf(id)))
  const texts = lots.flatMap(({ id, launcherId, terms }, at) => {
    const coinId = coins[at]
    if (!coinId) {
      deeds.tell(id, new WalletFault('taken-by-other', ''))
      return []
    }
    return [{ id, text: formatAuctionText({ network, launcherId, coinId: asHex32(coinId), ...terms }) }]
  })
  if (!port.signMessages || texts.length < 2) {
    await eachInTurn(texts, async ({ text }) => post(await port.signMessage(door, text)), deeds)
    return
  }
  const signatures = await port.signMessages(
    door,
    texts.map(({ text }) => text),
  )
  const signed = texts.flatMap(({ id }, at) => {
    const one = signatures[at]
    return one ? [{ id, one }] : []
  })
  await eachInTurn(signed, ({ one }) => post(one), deeds)
}
