import { formatNftId } from '@chiaroscuro/domain/id'
import { vi } from 'vitest'
import {
  devnetNfts,
  devnetOffers,
} from '../../../../../packages/domain/src/offer/devnet-offers.test-support.js'

/** A work of the devnet, and its listing by `devnetOffers.sale`. */
export const nft = { encoded_id: formatNftId(devnetNfts[0]), royalty_percentage: 700, owner_address: null }
export const listing = {
  id: 'a',
  status: 0 as const,
  side: 1 as const,
  nft_id: devnetNfts[0],
  price_mojos: '1000000000000',
  token_id: 'xch',
  token_code: 'XCH',
  token_decimals: 12,
  royalty_mojos: '70000000000',
  offered: [],
  requested: [],
  created_at: '2026-01-02T09:00:00+00:00',
  expiration_date: null,
  expiration_height: null,
  ended_height: null,
  hidden: null,
}

/** A browser that is connected with an injected wallet, and an API that knows the listing alone. Gives what is posted to it. */
export function connectInjected(): readonly string[] {
  const posted: string[] = []
  const kept = { kind: 'injected', name: 'Goby', address: null, token: null }
  localStorage.setItem('wallet', JSON.stringify(kept))
  vi.stubGlobal('fetch', async (url: URL | string, init?: RequestInit) => {
    const path = String(url instanceof Request ? url.url : url)
    if (init?.method === 'POST') posted.push(path)
    const said = path.endsWith('/bech32')
      ? devnetOffers.sale
      : path.includes('/tokens')
        ? { items: [] }
        : listing
    return new Response(JSON.stringify(said), { headers: { 'content-type': 'application/json' } })
  })
  return posted
}
