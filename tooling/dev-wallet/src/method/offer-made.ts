import { signedOffer, signSpends, type UnsignedOffer } from '@chiaroscuro/domain/build'
import { coinIdOf } from '@chiaroscuro/domain/chain'
import { encodeOffer, offerIdOf } from '@chiaroscuro/domain/offer'
import { z } from 'zod'
import type { Asking } from './context.js'

/** Unix seconds after which the chain no longer settles an offer. */
export const endSeconds = z.number().int().positive().max(10_000_000_000).optional()

/** The text of an offer with its account's signature, and the coins it stands on. */
export function offerSigned({ account, network, run }: Asking, unsigned: UnsignedOffer) {
  const signature = signSpends(unsigned.spends, [account.key], network, run)
  const offer = encodeOffer(signedOffer(unsigned, signature))
  return { id: offerIdOf(offer), offer, coins: unsigned.spends.map(({ coin }) => coinIdOf(coin)) }
}

export function expiryOf(end: number | undefined): { seconds?: bigint } {
  return end === undefined ? {} : { seconds: BigInt(end) }
}

/** When it ends, for the wallet's page. */
export function endNote(end: number | undefined): [name: string, value: string][] {
  return end === undefined ? [] : [['Ends', new Date(end * 1000).toISOString().replace('.000Z', ' UTC')]]
}
