import { ApiError, apiClient, call } from '@chiaroscuro/api-client'
import { getNft, listOffers, listTokens, submitOffer } from '@chiaroscuro/contract/operation'
import { asHex32, type Hex32 } from '@chiaroscuro/domain/id'
import { offerIdOf } from '@chiaroscuro/domain/offer'
import { type Fetch, HttpError } from '@chiaroscuro/http'
import { MarketSilent, type OfferMarket, type Posted, type Standing } from '@chiaroscuro/minting/offers'
import { z } from 'zod'

/** A CAT that the marketplace knows by a name. */
export interface KnownToken {
  readonly assetId: Hex32
  readonly code: string
}

/** The marketplace as the studio needs it. */
export interface Marketplace extends OfferMarket {
  /** Tokens that prices can be in. Rejects with `MarketSilent`. */
  tokens(): Promise<KnownToken[]>
  /** A piece as it shows it; nothing where it has not come so far. Rejects with `MarketSilent`. */
  nft(id: string): Promise<SeenNft | undefined>
}

const seenNft = z.looseObject({
  name: z.string().max(50_000).nullable(),
  collection_id: z.string().max(200).nullable(),
  owner_address_encoded_id: z.string().max(200).nullable(),
  data: z.looseObject({
    data_hash: z.string().max(64).nullable(),
    metadata_hash: z.string().max(64).nullable(),
    integrity_state: z.number().int(),
    metadata_integrity_state: z.number().int(),
  }),
})
export type SeenNft = z.output<typeof seenNft>

const TIMEOUT_MS = 20_000
const MAX_TOKENS = 200

const offer = z.looseObject({ id: z.string().min(1).max(100), status: z.number().int() })
const offers = z.looseObject({ items: z.array(offer).max(100) })
const submitted = z.looseObject({ offer })
const known = z.looseObject({ offer: offer.optional(), reason: z.string().max(60).optional() })
const tokens = z.looseObject({
  items: z.array(z.looseObject({ id: z.string(), code: z.string().max(40) })).max(1000),
})

/** A client of the marketplace's API; what it answers is read before it is believed. */
export function marketplace(root: string, fetch: Fetch): Marketplace {
  const client = apiClient({ root, fetch, timeoutMs: TIMEOUT_MS })
  return {
    async post(text) {
      try {
        const answer = read(submitted, await call(client, submitOffer, { body: { offer: text } }))
        return { kind: 'taken', id: answer.offer.id }
      } catch (error) {
        return afterPost(error, text)
      }
    },
    async look(ids) {
      const { items } = read(offers, await asked(() => call(client, listOffers, { id: ids })))
      return new Map(items.map(({ id, status }) => [id, standingOf(status)]))
    },
    async nft(id) {
      try {
        return read(seenNft, await call(client, getNft, { nft_id: id }))
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return undefined
        throw error instanceof ApiError
          ? new MarketSilent('The marketplace does not answer', { cause: error })
          : error
      }
    },
    async tokens() {
      const { items } = read(tokens, await asked(() => call(client, listTokens, { size: 100 })))
      return items
        .slice(0, MAX_TOKENS)
        .flatMap(({ id, code }) => (/^[0-9a-f]{64}$/.test(id) ? { assetId: asHex32(id), code } : []))
    },
  }
}

/** As the contract counts them: 0 open, 1 pending, 2 cancelling, 3 cancelled, 4 completed, 5 unknown, 6 expired. */
function standingOf(status: number): Standing {
  if (status === 0) return 'open'
  if (status === 4) return 'taken'
  return status === 3 || status === 6 ? 'over' : 'pending'
}

function afterPost(error: unknown, text: string): Posted {
  if (!(error instanceof ApiError)) throw error
  const { status, code, cause } = error
  const said = known.safeParse(cause instanceof HttpError ? cause.body : undefined).data
  if (code === 'OfferKnown') return { kind: 'taken', id: said?.offer?.id ?? offerIdOf(text) }
  // It reads many offers at once, or its index has not come to the block of this piece.
  if (status === 429 || code === 'Busy' || said?.reason === 'unknown-nft') return { kind: 'not-now' }
  if (status === 0 || status >= 500)
    throw new MarketSilent('The marketplace does not answer', { cause: error })
  return { kind: 'refused', reason: said?.reason ?? code ?? String(status) }
}

async function asked<T>(task: () => Promise<T>): Promise<T> {
  try {
    return await task()
  } catch (cause) {
    if (!(cause instanceof ApiError)) throw cause
    throw new MarketSilent('The marketplace does not answer', { cause })
  }
}

function read<T extends z.ZodType>(schema: T, value: unknown): z.output<T> {
  const found = schema.safeParse(value)
  if (!found.success) throw new MarketSilent('The marketplace answers nothing that can be read')
  return found.data
}
