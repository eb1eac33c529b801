import { isReadersFault } from '#app/verify/judge-offer.js'
import type { OfferFacts, OfferReading } from '#app/verify/offer-reading.js'
import { WalletFault } from './wallet-fault.js'
import type { EitherBid, OfferWish, WalletPort } from './wallet-port.js'

/** Reads the text of an offer; never rejects. */
export type ReadOffer = (text: string) => Promise<OfferReading>

/**
 * A wallet whose offers are read before anybody else sees them: whatever it signed that is not what it was asked for is
 * refused here, and so never published.
 */
export function checkedWallet(port: WalletPort, read: ReadOffer, networks: readonly string[]): WalletPort {
  // A wallet that cannot be told an end is not held to one.
  const asked = (wish: OfferWish) => (port.offersStayOpen ? { ...wish, expiresAt: undefined } : wish)
  async function factsAsWished(text: string, wish: OfferWish): Promise<OfferFacts> {
    const [offer, { faultOfOffer }] = await Promise.all([
      factsOf(read, text),
      // Only whoever signs offers needs it.
      import('./offer-as-wished.js'),
    ])
    const fault = faultOfOffer(offer, wish, networks)
    if (fault) throw new WalletFault(fault, offer.network ?? '')
    return offer
  }
  async function checked(text: string, wish: OfferWish): Promise<string> {
    await factsAsWished(text, wish)
    return text
  }
  const { createOffers, bidOnOneOf } = port
  return {
    ...port,
    async createOffer(door, wish) {
      return checked(await port.createOffer(door, asked(wish)), asked(wish))
    },
    ...(createOffers
      ? {
          async createOffers(door, wishes) {
            const texts = await createOffers(door, wishes.map(asked))
            if (texts.length !== wishes.length) throw new WalletFault('other-offer', '')
            return Promise.all(wishes.map((wish, i) => checked(texts[i] ?? '', asked(wish))))
          },
        }
      : {}),
    ...(bidOnOneOf
      ? {
          async bidOnOneOf(door, bid) {
            const texts = await bidOnOneOf(door, bid)
            const offers = await Promise.all(
              bid.nfts.map((assetId, i) => factsAsWished(texts[i] ?? '', wishFor(assetId, bid))),
            )
            if (texts.length !== bid.nfts.length || !haveCoinInCommon(offers))
              throw new WalletFault('other-offer', '')
            return texts
          },
        }
      : {}),
  }
}

function wishFor(nft: string, { price, fee, expiresAt }: EitherBid): OfferWish {
  return { offerAssets: [price], requestAssets: [{ assetId: nft, amount: '1' }], fee, expiresAt }
}

/** That one coin is in all of them is what lets only one be taken. */
function haveCoinInCommon([first, ...others]: readonly OfferFacts[]): boolean {
  return first?.coins.some((coin) => others.every(({ coins }) => coins.includes(coin))) ?? false
}

/** What the text of an offer says. Rejects with `WalletFault` where it cannot be read, or not here. */
export async function factsOf(read: ReadOffer, text: string): Promise<OfferFacts> {
  const reading = await read(text)
  if (reading.ok) return reading.offer
  const isOurs = isReadersFault(reading.fault) || reading.fault === 'too-slow'
  throw new WalletFault(isOurs ? 'unchecked' : 'unreadable', reading.fault)
}
