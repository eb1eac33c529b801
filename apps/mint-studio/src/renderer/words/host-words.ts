import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { HostBookView, HostInput, HostView } from '../bridge.js'

type Kind = HostInput['kind']

export const KIND_WORDS: Readonly<Record<Kind, MessageDescriptor>> = {
  s3: msg`A bucket (S3 and compatible)`,
  pinata: msg`Pinata`,
  kubo: msg`An IPFS node (Kubo RPC)`,
  hosted: msg`They lie somewhere already`,
  folder: msg`A folder that you publish`,
}

/** What to know before one chooses it. */
export const KIND_HINTS: Readonly<Record<Kind, MessageDescriptor>> = {
  s3: msg`Each file is put into the bucket, signed with your key, and fetched back from its public address.`,
  pinata: msg`Each file is pinned, and has an address that any gateway of IPFS resolves.`,
  kubo: msg`Each file is added to your node and pinned there.`,
  hosted: msg`Nothing is sent. Pictures are looked for at their path behind the address, documents at their name.`,
  folder: msg`Everything is written to a folder of the project. Publish it at the address, then upload again.`,
}

export const KEY_LABELS: Readonly<Record<Kind, MessageDescriptor | undefined>> = {
  s3: msg`Secret access key`,
  pinata: msg`JWT`,
  kubo: msg`Authorization, if the node asks for one`,
  ...{ hosted: undefined, folder: undefined },
}

export const KEY_STATES: Readonly<Record<HostView['key'], MessageDescriptor | undefined>> = {
  none: undefined,
  kept: msg`its key is in this system's keyring`,
  held: msg`its key is held until the studio closes`,
  missing: msg`its key is not there: remove the place and add it again`,
}

/** What to know of the media service before one chooses it. */
export const MEDIA_STATES: Readonly<Record<HostBookView['media'], MessageDescriptor>> = {
  ready: msg`for members: files stay for good, a gigabyte a day`,
  'signed-out': msg`for members: sign in at the list of projects first`,
  none: msg`is not there now`,
}

/** Where a place is, in an address. */
export function addressOf(host: HostInput): string {
  return host.kind === 'pinata' || host.kind === 'kubo' ? host.url : host.publicUrl
}
