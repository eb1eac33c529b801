import { buttonShape, Link } from '@chiaroscuro/ui'
import { Trans } from '@lingui/react/macro'
import * as form from '#app/feature/form/form.css.js'
import { SERVICE_NAMES, type SocialProvider } from '#app/feature/social/provider.js'
import * as css from '#app/feature/social/social.css.js'
import type { SocialOutcome } from '#app/feature/social/social-outcome.js'
import { useOutcomeWords } from '#app/feature/social/use-outcome-words.js'
import * as frame from '#app/layout/frame.css.js'

export interface SocialCallbackProps {
  door: 'user' | 'wallet' | 'discord'
  provider: SocialProvider
  /** Nothing where somebody opened the address by itself. */
  outcome: SocialOutcome | undefined
}

/** What became of linking an account, and the way on. */
export function SocialCallbackPage({ door, provider, outcome }: SocialCallbackProps) {
  const words = useOutcomeWords(provider)
  const service = SERVICE_NAMES[provider]
  const isLinked = outcome === 'linked'
  return (
    <div className={`${frame.wrap} ${frame.bottom}`}>
      <div className={frame.pageHead}>
        <div>
          <h1 className={frame.pageTitle}>
            <Trans>Link {service}</Trans>
          </h1>
        </div>
      </div>
      <div className={css.rows}>
        {outcome ? (
          <p
            className={`${form.said} ${isLinked ? form.note : form.fault}`}
            role={isLinked ? 'status' : 'alert'}
          >
            {words(outcome)} {isLinked ? <Shown door={door} /> : null}
          </p>
        ) : (
          <p>
            <Trans>This is where {service} sends you back to. There is nothing to see here by itself.</Trans>
          </p>
        )}
        <p>
          <On door={door} isLinked={isLinked} />
        </p>
      </div>
    </div>
  )
}

function Shown({ door }: Pick<SocialCallbackProps, 'door'>) {
  return door === 'wallet' ? (
    <Trans>It is shown with the address or profile that your wallet signed for.</Trans>
  ) : (
    <Trans>It is shown, with a mark, on every profile that you have claimed.</Trans>
  )
}

function On({ door, isLinked }: { door: SocialCallbackProps['door']; isLinked: boolean }) {
  const href = door === 'wallet' ? '/wallet?tab=profiles' : door === 'discord' ? '/discord' : '/user/profiles'
  return (
    <Link href={href} className={buttonShape({ tone: 'act', size: 'large' })}>
      {door === 'wallet' ? (
        <Trans>Back to the wallet</Trans>
      ) : door === 'discord' || isLinked ? (
        <Trans>Go on</Trans>
      ) : (
        <Trans>Back to My Profiles</Trans>
      )}
    </Link>
  )
}
