import type { Deeds, Ends } from '#app/feature/many/deeds.js'
import { eachInTurn, type Run } from '#app/feature/many/each-in-turn.js'
import { NO_FEE } from '#app/feature/trade/no-fee.js'
import type { OfferToEnd, OfferWish } from '#app/wallet/wallet-port.js'

/** A work to be listed, or several together: `id` is the work's, or `LOT`. */
export interface WishedSale {
  readonly id: string
  readonly wish: OfferWish
}

/** Has a wallet sign many sales, by one approval where it can, and publishes each. */
export async function listWorks(
  deeds: Deeds,
  sales: readonly WishedSale[],
  publish: (text: string) => Promise<void>,
): Promise<void> {
  const { port, door } = deeds
  if (!port.createOffers || sales.length === 1) {
    await eachInTurn(sales, async ({ wish }) => publish(await port.createOffer(door, wish)), deeds)
    return
  }
  const texts = await port.createOffers(
    door,
    sales.map(({ wish }) => wish),
  )
  const signed = sales.flatMap(({ id }, at) => ({ id, text: texts[at] ?? '' }))
  await eachInTurn(signed, ({ text }) => publish(text), deeds)
}

/** Has a wallet withdraw many offers, in one bundle where it can, and waits for their block. */
export async function endOffers(
  deeds: Deeds,
  offers: readonly OfferToEnd[],
  ended: (ids: readonly string[]) => Promise<Ends>,
): Promise<void> {
  const { port, door } = deeds
  if (port.cancelOffers && offers.length > 1) {
    await port.cancelOffers(door, offers, NO_FEE)
    await follow(deeds, offers, ended)
    return
  }
  const asked = await unless(deeds, offers, (offer) => port.cancelOffer(door, offer, NO_FEE))
  await follow(deeds, asked, ended)
}

/** Has a wallet give many works away, in one bundle where it can, and waits for their block. */
export async function giveWorks(
  deeds: Deeds,
  { nfts, to }: { nfts: readonly string[]; to: string },
  given: (ids: readonly string[]) => Promise<Ends>,
): Promise<void> {
  const { port, door } = deeds
  const works = nfts.map((id) => ({ id }))
  if (port.transfersMany) {
    await port.transfer?.(door, { nfts, to }, NO_FEE)
    await follow(deeds, works, given)
    return
  }
  const asked = await unless(deeds, works, async ({ id }) =>
    port.transfer?.(door, { nfts: [id], to }, NO_FEE),
  )
  await follow(deeds, asked, given)
}

/** Asks for each in turn; tells of those alone that the wallet refused, since the others are still to be followed. */
function unless<Item extends { readonly id: string }>(
  { tell, isOver }: Run,
  items: readonly Item[],
  ask: (item: Item) => Promise<void>,
): Promise<Item[]> {
  return eachInTurn(items, ask, { isOver, tell: (id, fault) => fault && tell(id, fault) })
}

async function follow(
  { sent, tell }: Deeds,
  asked: readonly { readonly id: string }[],
  ends: (ids: readonly string[]) => Promise<Ends>,
): Promise<void> {
  if (asked.length === 0) return
  sent()
  for (const [id, fault] of await ends(asked.map(({ id }) => id))) tell(id, fault)
}
