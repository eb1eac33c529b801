import { sumEffects } from '@chiaroscuro/domain/build'
import { z } from 'zod'
import { WalletError } from '../wallet-error.js'
import type { Asking } from './context.js'
import { createOffer, createOfferParams } from './create-offer.js'
import type { Prepared } from './prepared.js'

export const createOffersParams = z.object({ offers: z.array(createOfferParams).min(1).max(50) })

/** Several offers for sale, signed by one click; each stands for itself, and no work is in two of them. */
export async function createOffers(
  asking: Asking,
  { offers }: z.infer<typeof createOffersParams>,
): Promise<Prepared> {
  const nfts = offers.flatMap(({ offerAssets }) => offerAssets.map(({ assetId }) => assetId))
  if (!nfts.every((id) => id.startsWith('nft1')))
    throw new WalletError('invalid-params', 'Several at once are offers of NFTs; bid one by one')
  if (new Set(nfts).size < nfts.length) throw new WalletError('invalid-params', 'An NFT is offered twice')
  const prepared: Prepared[] = []
  for (const offer of offers) prepared.push(await createOffer(asking, offer))
  const ends = new Set(prepared.flatMap(({ notes = [] }) => notes.map(([, value]) => value)))
  return {
    title: `Sign ${offers.length} offers for sale`,
    effect: sumEffects(prepared.flatMap(({ effect }) => effect ?? [])),
    notes: [...ends].map((value) => ['Ends', value]),
    async commit() {
      const signed: unknown[] = []
      for (const one of prepared) signed.push(await one.commit())
      return { offers: signed }
    },
  }
}
