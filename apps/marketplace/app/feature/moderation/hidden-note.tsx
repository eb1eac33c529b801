import type { Hiding } from '@chiaroscuro/contract/operation'
import { Link, textLink } from '@chiaroscuro/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { When } from '#app/feature/when/when.js'
import * as frame from '#app/layout/frame.css.js'
import * as css from './hidden-note.css.js'

/** Why something is in no list, where somebody looks at it all the same. */
export function HiddenNote({ hidden }: { hidden: Hiding | null }) {
  if (!hidden) return null
  return (
    <Note>
      {hidden.of === 'collection' ? (
        <Trans>The house took this collection out of its lists</Trans>
      ) : hidden.of === 'nft' ? (
        <Trans>The house took this work out of its lists</Trans>
      ) : hidden.of === 'offer' ? (
        <Trans>The house took this offer out of its lists</Trans>
      ) : (
        <Trans>The house took this auction out of its lists</Trans>
      )}{' '}
      <When at={hidden.at} />: <q>{hidden.reason}</q> <Trans>What the chain says of it stays as it is.</Trans>{' '}
      <Link href="/user/appeals" className={textLink}>
        <Trans>Is it yours? Appeal</Trans>
      </Link>
    </Note>
  )
}

/** A word of the house above what a page shows. */
export function Note({ children }: { children: ReactNode }) {
  const { t } = useLingui()
  return (
    <div className={frame.wrap}>
      <aside className={css.note} aria-label={t`Hidden here`}>
        {children}
      </aside>
    </div>
  )
}
