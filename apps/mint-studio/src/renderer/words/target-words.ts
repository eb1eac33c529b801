import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

const WORDS: Readonly<Record<string, MessageDescriptor>> = {
  'no-addresses': msg`No column holds addresses. Call it “address”.`,
  'no-address': msg`There is no address.`,
  'not-a-count': msg`This is no number of pieces:`,
  'address-twice': msg`The address stood there before; it gets both:`,
  'piece-twice': msg`The piece was given away before; the first line counts:`,
  'piece-unknown': msg`No piece goes by this number, name or file:`,
  'too-many': msg`There are not enough pieces. Missing:`,
}

/** What is wrong with a line of a sheet of addresses; what stands there follows. */
export function targetWords(code: string): MessageDescriptor {
  return WORDS[code] ?? msg`This line was left out.`
}
