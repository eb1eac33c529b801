import { asHex32, formatDid, formatNftId } from '@chiaroscuro/domain/id'
import { collectionOf, launcherOf } from './api-world.js'

/** What is asked, by kind; each kind is asked for the popular more often than for the rest. */
export interface Questions {
  readonly list: readonly string[]
  readonly item: readonly string[]
  readonly profile: readonly string[]
  /** As visitors mix them: six lists, three items, one profile. */
  readonly mix: readonly string[]
}

const SORTS = ['offer-low', 'offer-new', 'rank', 'moved', 'oldest']
/** Few are looked at often, most hardly ever. */
const POPULARITY = 3

/** Questions about a market of so many NFTs, `count` of each kind, drawn one after the other; the same for the same numbers. */
export function questions(nfts: number, count: number, seed: number): Questions {
  const collections = Math.max(20, Math.floor(nfts / 500))
  const chance = chances(seed)
  const popular = (of: number) => Math.min(of - 1, Math.floor(of * chance() ** POPULARITY))
  const some = (make: () => string) => Array.from({ length: count }, make)
  const list = some(() => {
    const { id } = collectionOf(popular(collections))
    const sort = SORTS[Math.floor(chance() * SORTS.length)] ?? 'rank'
    return `/v2/nfts?collection_id=${id}&sort=${sort}&size=50&${filter(chance)}`
  })
  const item = some(() => `/v2/nfts/${formatNftId(asHex32(launcherOf(popular(nfts))))}`)
  const profile = some(() => `/v2/profiles/${formatDid(asHex32(collectionOf(popular(collections)).did))}`)
  const mix = Array.from({ length: count * 2 }, (_, i) => {
    const kinds = [list, list, item, list, profile, list, item, list, item, list]
    const kind = kinds[i % kinds.length] ?? list
    return kind[Math.floor(i / 2) % count] ?? ''
  })
  return { list, item, profile, mix }
}

function filter(chance: () => number): string {
  const kind = Math.floor(chance() * 4)
  if (kind === 0) return 'listed=true'
  if (kind === 1) return `filter=Trait%201&filter_value=Value%20${Math.floor(40 * chance() ** 2)}`
  if (kind === 2) return `min_price=0.1&max_price=${1 + Math.floor(chance() * 5)}`
  return `max_rank=${100 + Math.floor(chance() * 2000)}`
}

/** Numbers in [0, 1) that look like chance (mulberry32). */
function chances(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
