import { urlOf } from './product.js'

interface Found {
  collection: string
  /** Items of each kind of file, and those whose file is wrong or gone. */
  kinds: string[]
  item: string
  /** A work in an auction. */
  auction: string
  event: string
  address: string
}

/** Addresses of real pages, asked of the API. */
export async function findPlaces(): Promise<Found> {
  const [collections, trades, auctions] = await Promise.all([
    ask('/collections?size=1'),
    ask('/events?type=2&size=1'),
    ask('/auctions?phase=active&size=1'),
  ])
  const [collection] = items(collections)
  const [trade] = items(trades)
  const nft = record(trade?.nft)
  return {
    collection: `/collections/${text(collection?.id)}`,
    kinds: await itemsOfEachKind(),
    item: `/nfts/${text(nft.encoded_id)}`,
    auction: `/nfts/${text(record(items(auctions)[0]?.nft).encoded_id)}`,
    event: `/nfts/${text(nft.encoded_id)}/events/${String(trade?.event_index)}`,
    address: `/address/${text(record(trade?.address).encoded_id)}`,
  }
}

async function itemsOfEachKind(): Promise<string[]> {
  const asked = [
    '/nfts?data_type=2&size=1',
    '/nfts?search=Orbit&size=1',
    '/nfts?search=Knot&data_type=4&size=1',
    '/nfts?search=Loose%20Sheet&size=20',
  ]
  const [sounds = [], moving = [], models = [], sheets = []] = (await Promise.all(asked.map(ask))).map(items)
  const odd = sheets.filter(({ integrity_state: state }) => state === 2 || state === 3)
  return [...sounds, ...moving, ...models, ...odd].map(({ encoded_id: id }) => `/nfts/${text(id)}`)
}

export async function ask(path: string): Promise<unknown> {
  const answer = await fetch(`${urlOf('API')}/v2${path}`)
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
  return answer.json()
}

export function items(page: unknown): Record<string, unknown>[] {
  const list = record(page).items
  return Array.isArray(list) ? list.map(record) : []
}

export function record(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null) throw new Error('an object was expected')
  return Object.fromEntries(Object.entries(value))
}

export function text(value: unknown): string {
  if (typeof value !== 'string') throw new Error('text was expected')
  return value
}
