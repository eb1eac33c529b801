import type { NftCollection } from '@chiaroscuro/contract/operation'
import { type RankedCollection, toRankedCollection } from '#app/feature/collection/ranked-collection.js'
import { pick } from '#app/feature/shown/pick.js'

const SHOWN = [
  'floor_price_mojos',
  'trade_count',
  'collector_count',
] as const satisfies readonly (keyof NftCollection)[]

/** What the whole ranking shows of a collection. */
export interface TabledCollection extends RankedCollection, Pick<NftCollection, (typeof SHOWN)[number]> {}

export function toTabledCollection(collection: NftCollection): TabledCollection {
  return { ...toRankedCollection(collection), ...pick(collection, SHOWN) }
}
