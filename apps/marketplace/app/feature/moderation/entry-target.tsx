import type { ActedKind, ModerationEntry } from '@chiaroscuro/contract/operation'
import { Link, shorten, textLink } from '@chiaroscuro/ui'
import { useLingui } from '@lingui/react/macro'
import { isQueue, kindWords, queueWords } from './act-words.js'
import * as css from './moderation.css.js'

/** What an entry is about: its kind and name, with the way to it where it has a page of its own. */
export function EntryTarget({ entry }: { entry: Pick<ModerationEntry, 'kind' | 'target' | 'name'> }) {
  const { i18n } = useLingui()
  const name =
    isQueue(entry.target) && entry.kind === 'queue' ? i18n._(queueWords[entry.target]) : nameOf(entry)
  const href = pageOf(entry)
  return (
    <span>
      <span className={css.small}>{i18n._(kindWords[entry.kind])} </span>
      {href ? (
        <Link href={href} className={textLink}>
          {name}
        </Link>
      ) : (
        name
      )}
    </span>
  )
}

export function nameOf({ name, target }: Pick<ModerationEntry, 'target' | 'name'>): string {
  return name ?? shorten(target, 6, 4)
}

const PAGES: Partial<Record<ActedKind, string>> = {
  nft: 'nfts',
  collection: 'collections',
  offer: 'offers',
  profile: 'profile',
}

/** Auctions stand on the page of their work, which an entry does not name; keys and accounts stand nowhere. */
function pageOf({ kind, target }: Pick<ModerationEntry, 'kind' | 'target'>): string | undefined {
  const page = PAGES[kind]
  return page && `/${page}/${target}`
}
