import type { Restriction } from '@chiaroscuro/contract/operation'
import { Link, textLink } from '@chiaroscuro/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import * as form from '#app/feature/form/form.css.js'
import { When } from '#app/feature/when/when.js'
import * as css from './appeal.css.js'

/** Why somebody can claim nothing, where they would. */
export function BanNote({ ban }: { ban: Restriction }) {
  const { t } = useLingui()
  return (
    <aside className={`${form.said} ${form.fault} ${css.note}`} aria-label={t`Your ban`}>
      <p>
        <Trans>
          The house banned this account for impersonation, <When at={ban.at} />:
        </Trans>{' '}
        <q>{ban.reason}</q>
      </p>
      <p>
        <Trans>
          While the ban stands, no profile is yours here, and you can claim and name none. What you hold stays
          yours on the chain.
        </Trans>{' '}
        <Link href="/user/appeals" className={textLink}>
          {ban.appeal ? <Trans>See your appeal</Trans> : <Trans>Appeal</Trans>}
        </Link>
      </p>
    </aside>
  )
}
