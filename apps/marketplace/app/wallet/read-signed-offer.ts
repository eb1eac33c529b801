import type { OfferReader } from '#app/verify/offer-reader.js'
import type { OfferReading } from '#app/verify/offer-reading.js'
import { ownNetworks } from '#app/verify/own-networks.js'

/** The worker that reads just now, and for how many: fifty offers signed at once need one worker, not fifty. */
let inUse: { readonly reader: OfferReader; readers: number } | undefined

/** Reads an offer in a worker of this browser, fetched only now and let go once nothing is to be read. */
export async function readSignedOffer(text: string, network: string): Promise<OfferReading> {
  try {
    const { offerReader } = await import('#app/verify/offer-reader.js')
    inUse ??= { reader: offerReader(ownNetworks(network)), readers: 0 }
    const own = inUse
    own.readers++
    try {
      return await own.reader.read(text)
    } finally {
      if (--own.readers === 0) {
        own.reader.close()
        inUse = undefined
      }
    }
  } catch {
    // A page without its parts: the network is gone, or a new build is out.
    return { ok: false, fault: 'no-reader' }
  }
}
