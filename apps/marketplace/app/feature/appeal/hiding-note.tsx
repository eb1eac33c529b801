import type { Restriction } from '@chiaroscuro/contract/operation'
import { Link, textLink } from '@chiaroscuro/ui'
import { Trans } from '@lingui/react/macro'
import { When } from '#app/feature/when/when.js'

/** Why a profile is hidden, beside it in its holder's list. */
export function HidingNote({ hiding }: { hiding: Restriction | undefined }) {
  if (!hiding) return null
  return (
    <p>
      <Trans>
        Hidden by the house, <When at={hiding.at} />:
      </Trans>{' '}
      <q>{hiding.reason}</q>{' '}
      <Link href="/user/appeals" className={textLink}>
        {hiding.appeal ? <Trans>See your appeal</Trans> : <Trans>Appeal</Trans>}
      </Link>
    </p>
  )
}
