import type { ActedKind, LoggedAct, ModerationAct, QueueName } from '@chiaroscuro/contract/operation'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Acts as one does them, */
export const actWords: Readonly<Record<ModerationAct, MessageDescriptor>> = {
  hide: msg`Hide`,
  show: msg`Show again`,
  feature: msg`Feature`,
  unfeature: msg`Take from the front`,
  end: msg`End the auction`,
  stop: msg`Stop the key`,
  permit: msg`Let the key mint again`,
  ban: msg`Ban for impersonation`,
  unban: msg`Lift the ban`,
  retry: msg`Try again now`,
}

/** and once they are done. */
export const actDone: Readonly<Record<LoggedAct, MessageDescriptor>> = {
  hide: msg`Hidden`,
  show: msg`Shown again`,
  feature: msg`Featured`,
  unfeature: msg`Taken from the front`,
  end: msg`Ended`,
  stop: msg`Stopped`,
  permit: msg`May mint again`,
  ban: msg`Banned`,
  unban: msg`Ban lifted`,
  retry: msg`Tried again`,
  appeal: msg`Appealed`,
  uphold: msg`Appeal turned down`,
  grant: msg`Appeal granted`,
}

export const kindWords: Readonly<Record<ActedKind, MessageDescriptor>> = {
  nft: msg`Item`,
  collection: msg`Collection`,
  offer: msg`Offer`,
  auction: msg`Auction`,
  key: msg`API key`,
  profile: msg`Profile`,
  person: msg`Account`,
  queue: msg`Queue`,
}

/** Work that waits for others. */
export const queueWords: Readonly<Record<QueueName, MessageDescriptor>> = {
  files: msg`Files of works`,
  letters: msg`Letters`,
  pushes: msg`Messages to browsers`,
  webhooks: msg`Webhooks`,
}

export function isQueue(name: string): name is QueueName {
  return Object.hasOwn(queueWords, name)
}
