import { buildTake, effectOf, signedTake, signSpends } from '@chiaroscuro/domain/build'
import { decodeOffer, offerIdOf, offerNetwork } from '@chiaroscuro/domain/offer'
import { spendBundleHash } from '@chiaroscuro/domain/spend-bundle'
import { z } from 'zod'
import { WRONG_SIGNATURE } from '../refusal-words.js'
import { WalletError } from '../wallet-error.js'
import { amount, offerText } from './asset.js'
import type { Asking } from './context.js'
import { costOf } from './fee.js'
import type { Prepared } from './prepared.js'
import { send } from './send.js'

export const takeOfferParams = z.object({ offer: offerText, fee: amount.optional() })
export const takeOffersParams = z.object({
  offers: z.array(offerText).min(1).max(50),
  fee: amount.optional(),
})

/** Takes offers, all of them in one bundle or none. */
export async function takeOffers(
  asking: Asking,
  { offers, fee = 0n }: z.infer<typeof takeOffersParams>,
): Promise<Prepared> {
  const { account, holdings, network, run } = asking
  const funds = await holdings.of(account)
  const { puzzleHash } = account.key
  const take = buildTake(
    { offers: offers.map(decodeOffer), funds, receiveTo: puzzleHash, changeTo: puzzleHash, fee },
    run,
  )
  const { coinSpends } = take.makers
  return {
    title: offers.length === 1 ? 'Take an offer' : `Take ${offers.length} offers at once`,
    effect: effectOf([...coinSpends, ...take.spends], (one) => one === puzzleHash, run),
    fee: {
      paid: fee,
      cost: costOf([...coinSpends, ...take.spends]),
      withFee: (other) => takeOffers(asking, { offers, fee: other }),
    },
    async commit() {
      const bundle = signedTake(take, signSpends(take.spends, [account.key], network, run))
      await send(asking, bundle).catch((error: unknown) => {
        throw isWrongSignature(error) ? foreignOffer(asking, offers) : error
      })
      return { id: offerIdOf(offers[0] ?? ''), transactionId: spendBundleHash(bundle) }
    },
  }
}

function isWrongSignature(error: unknown): boolean {
  return error instanceof WalletError && error.message === WRONG_SIGNATURE
}

/** Looked into only once the node refused: a signature takes 30 ms for each network. */
function foreignOffer({ network, run }: Asking, offers: readonly string[]): WalletError {
  const others = offers.map((offer) => offerNetwork(decodeOffer(offer), run))
  const other = others.find((one) => one !== network && one !== null && one !== 'nosig')
  const words = other ? `An offer was signed for ${other}; this wallet is on ${network}` : WRONG_SIGNATURE
  return new WalletError('refused', words)
}
