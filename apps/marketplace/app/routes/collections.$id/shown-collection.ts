import type { CollectionDetail } from '@chiaroscuro/contract/operation'

/** What its page shows of a collection: facets count its traits, and the chart draws its course. */
export type ShownCollection = Omit<CollectionDetail, 'floor_history' | 'attributes_frequency_counts'>

export function toShownCollection(collection: CollectionDetail): ShownCollection {
  const { floor_history: _, attributes_frequency_counts: __, ...shown } = collection
  return shown
}
