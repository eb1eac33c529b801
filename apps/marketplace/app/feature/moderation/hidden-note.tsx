import type { Hiding } from '@chiaroscuro/contract/operation'
import { Trans, useLingui } from '@lingui/react/macro'
import * as form from '#app/feature/form/form.css.js'
import { When } from '#app/feature/when/when.js'
import * as frame from '#app/layout/frame.css.js'
import * as css from './hidden-note.css.js'

/** Why something is in no list, where somebody looks at it all the same. */
export function HiddenNote({ hidden }: { hidden: Hiding | null }) {
  const { t } = useLingui()
  if (!hidden) return null
  return (
    <div className={frame.wrap}>
      <aside className={`${form.said} ${form.fault} ${css.note}`} aria-label={t`Hidden here`}>
        {hidden.of === 'collection' ? (
          <Trans>The house took this collection out of its lists</Trans>
        ) : hidden.of === 'nft' ? (
          <Trans>The house took this work out of its lists</Trans>
        ) : hidden.of === 'offer' ? (
          <Trans>The house took this offer out of its lists</Trans>
        ) : (
          <Trans>The house took this auction out of its lists</Trans>
        )}{' '}
        <When at={hidden.at} />: <q>{hidden.reason}</q>{' '}
        <Trans>What the chain says of it stays as it is.</Trans>
      </aside>
    </div>
  )
}
