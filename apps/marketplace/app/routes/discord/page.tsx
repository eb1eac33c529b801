import type { SocialAccount } from '@chiaroscuro/contract/operation'
import { buttonShape, EmptyState, Link, quiet, textLink } from '@chiaroscuro/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import * as css from '#app/feature/social/social.css.js'
import { SocialAccounts } from '#app/feature/social/social-accounts.js'
import { halves } from '#app/layout/columns.css.js'
import * as frame from '#app/layout/frame.css.js'

export interface DiscordProps {
  /** Who is signed in, with what is linked; the accounts are null where they cannot be had just now. */
  viewer: { readonly name: string; readonly accounts: readonly SocialAccount[] | null } | null
  isOffered: boolean
}

/** What linking Discord gives, and as whom one is linked. */
export function DiscordPage({ viewer, isOffered }: DiscordProps) {
  const { t } = useLingui()
  return (
    <div className={`${frame.wrap} ${frame.bottom}`}>
      <div className={frame.pageHead}>
        <div>
          <h1 className={frame.pageTitle}>
            <Trans>Link Discord</Trans>
          </h1>
          <p className={frame.pageLead}>
            <Trans>
              Prove once that a Discord account is yours. Your profiles carry it with a mark, and the roles
              that your works give you find you there.
            </Trans>
          </p>
        </div>
      </div>
      <div className={halves}>
        <section className={css.rows} aria-label={t`Your Discord account`}>
          <Yours viewer={viewer} isOffered={isOffered} />
        </section>
        <section className={css.rows} aria-labelledby="what">
          <h2 id="what" className={frame.bandTitle}>
            <Trans>What it gives, and what it tells</Trans>
          </h2>
          <ul className={css.points}>
            <li>
              <Trans>A mark on every profile you have claimed: who proved it, how and when.</Trans>
            </li>
            <li>
              <Trans>
                Roles for holders and creators, wherever a server asks{' '}
                <Link href="/badger" className={textLink}>
                  Badger
                </Link>{' '}
                for them.
              </Trans>
            </li>
            <li>
              <Trans>
                Discord tells us your account’s number and name, once. We keep no key to it, read no messages
                and write none.
              </Trans>
            </li>
            <li>
              <Trans>Unlink it at any time; nothing of it is kept.</Trans>
            </li>
            <li>
              <Trans>
                Without an account here, your{' '}
                <Link href="/wallet?tab=profiles" className={textLink}>
                  wallet
                </Link>{' '}
                can link one to its address or DID.
              </Trans>
            </li>
          </ul>
        </section>
      </div>
    </div>
  )
}

function Yours({ viewer, isOffered }: DiscordProps) {
  const { t } = useLingui()
  if (!viewer)
    return isOffered ? (
      <>
        <p>
          <Trans>Log in to link Discord to your account here.</Trans>
        </p>
        <div>
          <Link href="/login?returnTo=%2Fdiscord" className={buttonShape({ tone: 'act', size: 'large' })}>
            <Trans>Log in</Trans>
          </Link>
        </div>
      </>
    ) : (
      <EmptyState title={t`Discord cannot be linked here`}>
        <Trans>Whoever runs this site has registered no application with Discord.</Trans>
      </EmptyState>
    )
  if (!viewer.accounts)
    return (
      <p role="alert">
        <Trans>Your linked accounts cannot be had just now. Please try again in a minute.</Trans>
      </p>
    )
  const { name } = viewer
  return (
    <>
      <p className={quiet}>
        <Trans>Signed in as {name}</Trans>
      </p>
      <SocialAccounts
        offered={isOffered ? ['discord'] : []}
        accounts={viewer.accounts}
        returnTo="/discord"
        door="discord"
      />
    </>
  )
}
