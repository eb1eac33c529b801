import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Tags that the editors use; the content service knows them in one language only. */
const NAMES = {
  chain: msg`Chain`,
  collections: msg`Collections`,
  minting: msg`Minting`,
  royalties: msg`Royalties`,
  trading: msg`Trading`,
}

/** A tag in the reader's language; one that is new, as it is written. */
export function tagName(i18n: I18n, tag: string): string {
  const name = Object.entries(NAMES).find(([known]) => known === tag)?.[1]
  return name ? i18n._(name) : tag
}
