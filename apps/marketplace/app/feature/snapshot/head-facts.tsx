import type { SnapshotHead } from '@chiaroscuro/domain/snapshot'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Hash } from '#app/feature/hash/hash.js'
import { When } from '#app/feature/when/when.js'
import * as css from './page.css.js'

/** As of which block a snapshot is, and of how many works. */
export function HeadFacts({ head, children }: { head: SnapshotHead; children?: ReactNode }) {
  const { t, i18n } = useLingui()
  return (
    <dl className={css.facts}>
      <dt className={css.name}>
        <Trans>Works</Trans>
      </dt>
      <dd className={css.value}>{i18n.number(head.nfts)}</dd>
      <dt className={css.name}>
        <Trans>Height</Trans>
      </dt>
      <dd className={css.value}>
        {i18n.number(head.height)}
        {head.timestamp === null ? null : (
          <>
            {' · '}
            <When at={head.timestamp} />
          </>
        )}
      </dd>
      <dt className={css.name}>
        <Trans>State hash</Trans>
      </dt>
      <dd className={css.value}>
        <Hash value={head.state_hash} name={t`state hash`} />
      </dd>
      {children}
    </dl>
  )
}
