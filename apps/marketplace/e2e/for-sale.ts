import { ask, items, text } from './places.js'

/** Works for sale in XCH, the cheapest first, by their ids; those of one owner left out. */
export async function forSale(but?: string): Promise<string[]> {
  return (await listed())
    .filter(({ owner_address_encoded_id }) => owner_address_encoded_id !== but)
    .map(({ encoded_id }) => text(encoded_id))
}

/** One of the cheapest works for sale, counted from 0, by its id; the last where there are fewer. */
export async function nthForSale(place: number): Promise<string> {
  const found = await forSale()
  const id = found[Math.min(place, found.length - 1)]
  if (!id) throw new Error('nothing is for sale')
  return id
}

/** Collections with so many works for sale in XCH or more, those with most first. */
export async function collectionsForSale(least = 1): Promise<string[]> {
  const counts = new Map<string, number>()
  for (const { collection_id: id } of await listed())
    if (typeof id === 'string') counts.set(id, (counts.get(id) ?? 0) + 1)
  return [...counts]
    .filter(([, count]) => count >= least)
    .sort((a, b) => b[1] - a[1])
    .map(([id]) => id)
}

async function listed() {
  const found = items(await ask('/nfts?listed=true&sort=offer-low&size=100'))
  return found.filter(({ token_id }) => token_id === 'xch')
}
