import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

const WORDS: Readonly<Record<string, MessageDescriptor>> = {
  changed: msg`The file is not what it was when it was read.`,
  'not-put': msg`It could not be sent to`,
  'unreadable-answer': msg`No readable answer came from`,
  'other-cid': msg`Another content was named by`,
  'not-there': msg`Nothing could be fetched back from`,
  'other-bytes': msg`Other bytes came back from`,
  'too-few-places': msg`It came back from too few places:`,
}

/** What keeps a file from being minted; the place it is about follows. */
export function uploadWords(code: string): MessageDescriptor {
  return WORDS[code] ?? msg`It could not be hosted at`
}
