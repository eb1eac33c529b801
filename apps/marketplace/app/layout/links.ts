import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export interface HeaderLink {
  readonly href: string
  readonly label: MessageDescriptor
}

/** Links under one word. */
export interface HeaderGroup {
  readonly label: MessageDescriptor
  readonly links: readonly HeaderLink[]
}

/** Where the header leads, in the order of the specification; a link stands here once its page exists. */
export const headerLinks: readonly (HeaderLink | HeaderGroup)[] = [
  { href: '/mint', label: msg`Mint` },
  { href: '/mints', label: msg`Fresh Mints` },
  {
    label: msg`Top`,
    links: [
      { href: '/collections', label: msg`Top Collections` },
      { href: '/profiles', label: msg`Top Profiles` },
    ],
  },
  { href: '/nfts', label: msg`Items` },
  { href: '/auctions', label: msg`Auctions` },
  { href: '/events', label: msg`Activity` },
]

/** Every page the header leads to, for menus without groups. */
export const allHeaderLinks: readonly HeaderLink[] = headerLinks.flatMap((one) =>
  'links' in one ? one.links : [one],
)

/** Kept apart: they are the visitor's own. */
export const watchlistLink: HeaderLink = { href: '/watchlist', label: msg`Watchlist` }
export const cartLink: HeaderLink = { href: '/cart', label: msg`Cart` }
export const walletLink: HeaderLink = { href: '/wallet', label: msg`Wallet` }
/** For those who hold offers from elsewhere. */
export const uploadLink: HeaderLink = { href: '/offers/upload', label: msg`Upload offers` }
/** Everything that one can make or do here, on the page about minting. */
export const toolsLink: HeaderLink = { href: '/mint', label: msg`Tools` }
