import type { Interval } from '@chiaroscuro/contract/operation'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** The specification's ranking periods. */
export const intervals: readonly { id: Interval; name: MessageDescriptor }[] = [
  { id: '7', name: msg`7 Days` },
  { id: '30', name: msg`30 Days` },
  { id: 'all', name: msg`All Time` },
]

/** The period in an address; seven days unless it names another. */
export function readInterval(params: URLSearchParams): Interval {
  return intervals.find(({ id }) => id === params.get('interval'))?.id ?? '7'
}
