/** The product's public door for offers, as wallets of the field use it. */
export interface OfferBoard {
  /** Resolves with the offer's id; rejects while the API is absent or behind the chain. */
  post(offer: string): Promise<string>
  fetchText(id: string): Promise<string>
}

/** Why the API took no offer: worth another try or not. */
export class OfferBoardError extends Error {
  override readonly name = 'OfferBoardError'
}

function offerId(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || !('offer' in value)) return undefined
  const { offer } = value
  if (typeof offer !== 'object' || offer === null || !('id' in offer)) return undefined
  return typeof offer.id === 'string' ? offer.id : undefined
}

/** Opens the board at an API's root. */
export function createOfferBoard(apiUrl: string): OfferBoard {
  const root = apiUrl.replace(/\/+$/, '')
  return {
    async post(offer) {
      const response = await fetch(`${root}/offer`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ offer }),
        signal: AbortSignal.timeout(20_000),
      })
      const text = await response.text()
      let id: string | undefined
      try {
        id = offerId(JSON.parse(text))
      } catch {
        id = undefined
      }
      // Of a known offer, the refusal still names its id.
      if (id === undefined)
        throw new OfferBoardError(`the API answered ${response.status}: ${text.slice(0, 200)}`)
      return id
    },
    async fetchText(id) {
      const response = await fetch(`${root}/offers/${encodeURIComponent(id)}/bech32`, {
        signal: AbortSignal.timeout(20_000),
      })
      const text = (await response.text()).trim().replace(/^"|"$/g, '')
      if (!response.ok || !text.startsWith('offer1'))
        throw new OfferBoardError(`the API has no offer ${id} (${response.status})`)
      return text
    },
  }
}
