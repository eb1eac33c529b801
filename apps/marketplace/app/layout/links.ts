import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** The pages the header leads to; a link stands here once its page exists. */
export const headerLinks: readonly { href: string; label: MessageDescriptor }[] = [
  { href: '/mint', label: msg`Mint` },
  { href: '/mints', label: msg`Fresh Mints` },
  { href: '/collections', label: msg`Top Collections` },
  { href: '/nfts', label: msg`Items` },
  { href: '/events', label: msg`Activity` },
]
