import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

const WORDS: Readonly<Record<string, MessageDescriptor>> = {
  changed: msg`The file is not what it was when it was read.`,
  'not-put': msg`It could not be sent to`,
  'unreadable-answer': msg`No readable answer came from`,
  'other-cid': msg`Another content was named by`,
  'not-there': msg`Nothing could be fetched back from`,
  'other-bytes': msg`Other bytes came back from`,
  'signed-out': msg`Nobody is signed in who could put files at`,
  'too-large': msg`A file of this size is not taken by`,
  'unwanted-kind': msg`A file of this kind is not taken by`,
  'too-much': msg`For now, no more files of yours are taken by`,
  refused: msg`No leave to put files was given by`,
  'too-few-places': msg`It came back from too few places:`,
}

/** What keeps a file from being minted; the place it is about follows. */
export function uploadWords(code: string): MessageDescriptor {
  return WORDS[code] ?? msg`It could not be hosted at`
}
