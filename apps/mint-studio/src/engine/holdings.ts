import { ApiError, apiClient, call } from '@chiaroscuro/api-client'
import { listNfts, listProfileCollections } from '@chiaroscuro/contract/operation'
import { type DidId, formatAddress, formatDid, type PuzzleHash } from '@chiaroscuro/domain/id'
import type { Fetch } from '@chiaroscuro/http'
import { addressPrefixOf } from '@chiaroscuro/minting/drop'
import { z } from 'zod'
import { StudioError } from '../ipc/failure.js'
import type { HeldCollection, HeldNft } from '../ipc/holding.js'
import type { HeldPictures } from './held-pictures.js'

const TIMEOUT_MS = 20_000
const PAGE = 48

/** Whose things are looked for. */
export interface HeldBy {
  readonly didId: DidId
  readonly puzzleHash: PuzzleHash
}

/** Where they are looked for: the marketplace's API, and what is known of its pictures. */
export interface HeldAt {
  readonly root: string
  readonly fetch: Fetch
  readonly pictures: HeldPictures
}

/** A part of a list, and where it goes on. */
export interface Part<T> {
  readonly items: T[]
  readonly next?: string
}

const text = z.string().max(1000)
const digits = z.string().regex(/^\d{1,24}$/)
const many = z.number().int().min(0)
const pageOf = <T extends z.ZodType>(item: T) =>
  z.looseObject({
    items: z.array(item).max(100),
    page: z.string().max(500).nullish(),
    next: z.string().max(500),
  })

const collections = pageOf(
  z.looseObject({
    id: z.string().max(100),
    name: text,
    thumbnail_uri: z.string().max(4000).nullable(),
    nft_count: many,
    burned_count: many,
    collector_count: many,
    listed_count: many,
    floor_price_mojos: digits.nullable(),
    volume_mojos: digits,
  }),
)
const nfts = pageOf(
  z.looseObject({
    id: z.string().regex(/^[0-9a-f]{64}$/),
    encoded_id: z.string().max(100),
    name: z.string().nullable(),
    collection_name: z.string().nullable(),
    thumbnail_uri: z.string().max(4000).nullable(),
    openrarity_rank: z.string().max(20).nullable(),
    price_mojos: digits.nullable(),
    token_code: z.string().max(40).nullable(),
    token_decimals: z.number().int().min(0).max(12).nullable(),
  }),
)

/** Collections that a profile has made. Rejects with `StudioError` `market-away`. */
export async function heldCollections(
  at: HeldAt,
  { didId }: HeldBy,
  page?: string,
): Promise<Part<HeldCollection>> {
  const asked = { profile_id: formatDid(didId), size: PAGE, ...(page !== undefined && { page }) }
  const found = await ask(at, collections, (client) => call(client, listProfileCollections, asked))
  const items = found.items.map((one): HeldCollection => {
    const picture = at.pictures.know(one.thumbnail_uri, at.root)
    return {
      ...{ id: one.id, name: one.name, ...(picture !== undefined && { picture }) },
      ...{ pieces: one.nft_count - one.burned_count, owners: one.collector_count, listed: one.listed_count },
      ...{
        volume: one.volume_mojos,
        ...(one.floor_price_mojos !== null && { floor: one.floor_price_mojos }),
      },
    }
  })
  return { items, ...nextOf(found) }
}

/** What lies at an address, the newest first. Rejects with `StudioError` `market-away`. */
export async function heldNfts(at: HeldAt, { puzzleHash }: HeldBy, page?: string): Promise<Part<HeldNft>> {
  const asked = {
    owner_address_id: puzzleHash,
    sort: 'newest' as const,
    size: PAGE,
    ...(page !== undefined && { page }),
  }
  const found = await ask(at, nfts, (client) => call(client, listNfts, asked))
  const items = found.items.map((one): HeldNft => {
    const picture = at.pictures.know(one.thumbnail_uri, at.root)
    const { price_mojos: amount, token_code: code, token_decimals: decimals } = one
    return {
      ...{ id: one.id, nftId: one.encoded_id },
      ...(one.name !== null && { name: one.name.slice(0, 1000) }),
      ...(one.collection_name !== null && { collection: one.collection_name.slice(0, 1000) }),
      ...(picture !== undefined && { picture }),
      ...(one.openrarity_rank !== null && { rank: one.openrarity_rank }),
      ...(amount !== null && { price: { amount, code: code ?? 'XCH', decimals: decimals ?? 12 } }),
    }
  })
  return { items, ...nextOf(found) }
}

/** At its end a list names the page that it was asked for. */
function nextOf({
  page,
  next,
  items,
}: {
  page?: string | null | undefined
  next: string
  items: readonly unknown[]
}) {
  return items.length < PAGE || next === (page ?? '') ? {} : { next }
}

type Client = ReturnType<typeof apiClient>

/** What is answered is read before it is believed. */
async function ask<T extends z.ZodType>(
  { root, fetch }: HeldAt,
  schema: T,
  question: (client: Client) => Promise<unknown>,
): Promise<z.output<T>> {
  let answer: unknown
  try {
    answer = await question(apiClient({ root, fetch, timeoutMs: TIMEOUT_MS }))
  } catch (cause) {
    if (!(cause instanceof ApiError)) throw cause
    // A profile that the index has not come to has made nothing that it knows of.
    if (cause.status === 404) answer = { items: [], next: '' }
    else throw new StudioError('market-away', { cause })
  }
  const read = schema.safeParse(answer)
  if (!read.success) throw new StudioError('market-away')
  return read.data
}

/** An account as a page names it. */
export function holderOf({
  network,
  puzzleHash,
  didId,
}: HeldBy & { network: Parameters<typeof addressPrefixOf>[0] }) {
  return { network, address: formatAddress(puzzleHash, addressPrefixOf(network)), did: formatDid(didId) }
}
