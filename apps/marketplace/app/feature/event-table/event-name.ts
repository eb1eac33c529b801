import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Names of the event types by the API's number. */
const names: readonly MessageDescriptor[] = [
  msg`Mint`,
  msg`Transfer`,
  msg`Trade`,
  msg`Burn`,
  msg`Owner profile set`,
  msg`Metadata updated`,
]

/** The types a list of events can be filtered by. */
export const filterableTypes = [0, 2, 1, 3] as const

export function eventName(type: number): MessageDescriptor {
  return names[type] ?? msg`Event`
}
