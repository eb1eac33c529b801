import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ItemFilter } from './item-filter.js'

/** A filter that is on: its words, and the filter without it. */
export interface FilterChip {
  key: string
  label: MessageDescriptor
  without: ItemFilter
}

/** All filters that are on, in the order of the form. */
export function filterChips(filter: ItemFilter): FilterChip[] {
  const { min, max, minRank, maxRank, search } = filter
  const chips: FilterChip[] = []
  if (search) chips.push({ key: 'q', label: msg`“${search}”`, without: { ...filter, search: '' } })
  if (filter.listed) chips.push({ key: 'listed', label: msg`Listed`, without: { ...filter, listed: false } })
  if (min) chips.push({ key: 'min', label: msg`From ${min} XCH`, without: { ...filter, min: '' } })
  if (max) chips.push({ key: 'max', label: msg`Up to ${max} XCH`, without: { ...filter, max: '' } })
  if (minRank)
    chips.push({ key: 'minRank', label: msg`Rank from ${minRank}`, without: { ...filter, minRank: '' } })
  if (maxRank)
    chips.push({ key: 'maxRank', label: msg`Rank to ${maxRank}`, without: { ...filter, maxRank: '' } })
  if (filter.kind) chips.push({ key: 'kind', label: kindName(filter.kind), without: { ...filter, kind: '' } })
  for (const trait of filter.traits) {
    const { type, value } = trait
    chips.push({
      key: `${type}=${value}`,
      label: msg`${type}: ${value}`,
      without: { ...filter, traits: filter.traits.filter((t) => t !== trait) },
    })
  }
  return chips
}

/** Types of files by the API's number, which counts models among documents. */
export function kindName(kind: string): MessageDescriptor {
  const names: Record<string, MessageDescriptor> = {
    1: msg`Image`,
    2: msg`Audio`,
    3: msg`Video`,
    4: msg`3D or document`,
  }
  return names[kind] ?? msg`Any type`
}
