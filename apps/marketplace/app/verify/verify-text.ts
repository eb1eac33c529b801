import type { ApiClient } from '@chiaroscuro/api-client'
import { type CoinFacts, fetchCoinFacts } from './coin-facts.js'
import { judgeOffer } from './judge-offer.js'
import type { OfferReader } from './offer-reader.js'
import type { Verdict } from './verdict.js'

export interface VerifyTools {
  readonly reader: OfferReader
  readonly api: ApiClient
  readonly networks: readonly string[]
  /** Milliseconds. */
  readonly now: () => number
}

/** Reads an offer here, asks for the states of its coins, and judges by both. */
export async function verifyText(
  { reader, api, networks, now }: VerifyTools,
  text: string,
): Promise<Verdict> {
  const reading = await reader.read(text)
  const coins: CoinFacts | undefined = reading.ok ? await fetchCoinFacts(api, reading.offer.coins) : undefined
  return judgeOffer(reading, coins, { networks, seconds: Math.floor(now() / 1000) })
}
