import type { NftCollection } from '@chiaroscuro/contract/operation'
import { pick } from '#app/feature/shown/pick.js'
import { type Course, toCourse } from './course.js'

const SHOWN = [
  'id',
  'name',
  'thumbnail_uri',
  'placeholder_color',
  'nft_count',
  'volume_mojos',
  'volume_filtered_mojos',
  'volume_change',
] as const satisfies readonly (keyof NftCollection)[]

/** What the ranking in short shows of a collection. */
export interface RankedCollection extends Pick<NftCollection, (typeof SHOWN)[number]> {
  creator: { name: string | null } | null
  /** Of its lowest sales. */
  course: Course | null
}

export function toRankedCollection(collection: NftCollection): RankedCollection {
  const { creator, floor_history } = collection
  return {
    ...pick(collection, SHOWN),
    creator: creator && { name: creator.name },
    course: toCourse(floor_history),
  }
}
