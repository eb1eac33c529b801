import type { ActedKind, LoggedAct, ModerationAct } from '@chiaroscuro/contract/operation'
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
}
