import type {
  AlertPreferences,
  SocialAccounts as LinkedAccounts,
  ProfileDetail,
} from '@chiaroscuro/contract/operation'
import { Button, buttonShape, Link, textLink } from '@chiaroscuro/ui'
import { Trans } from '@lingui/react/macro'
import { Form } from '@remix-run/react'
import { PreferenceFields } from '#app/feature/alert/preference-fields.js'
import * as form from '#app/feature/form/form.css.js'
import { profileName } from '#app/feature/profile/profile-link.js'
import { SocialAccounts } from '#app/feature/social/social-accounts.js'
import * as frame from '#app/layout/frame.css.js'
import * as css from './welcome.css.js'
import { welcomePath } from './welcome-path.js'

export interface Welcome {
  readonly email: string
  readonly profiles: readonly ProfileDetail[]
  /** Null where they cannot be had just now. */
  readonly preferences: AlertPreferences | null
  readonly linked: LinkedAccounts | null
}

interface WelcomeProps {
  welcome: Welcome
  returnTo: string
  /** Whether the notifications were saved; nothing before. */
  saved: boolean | undefined
}

/** A new account goes on: each part can be skipped, and says where it is found again. */
export function WelcomePage({ welcome, returnTo, saved }: WelcomeProps) {
  const { email, profiles, preferences, linked } = welcome
  return (
    <div className={frame.wrap} data-part="welcome">
      <div className={css.page}>
        <div>
          <h1 className={frame.pageTitle}>
            <Trans>Welcome</Trans>
          </h1>
          <p className={frame.pageLead}>
            <Trans>Your account {email} is ready. What follows can wait: skip what you like.</Trans>
          </p>
        </div>
        <section className={css.section} aria-labelledby="profile">
          <h2 id="profile" className={frame.bandTitle}>
            <Trans>Your profile</Trans>
          </h2>
          <YourProfile profiles={profiles} />
        </section>
        {linked ? <SocialVerification linked={linked} returnTo={returnTo} /> : null}
        {preferences ? (
          <section className={css.section} aria-labelledby="notifications">
            <h2 id="notifications" className={frame.bandTitle}>
              <Trans>Notifications of bids and sales</Trans>
            </h2>
            <Form method="post" action={welcomePath(returnTo)} className={css.form}>
              <input type="hidden" name="at" value="welcome" />
              <Saved saved={saved} />
              <PreferenceFields preferences={preferences} />
              <div>
                <Button type="submit">
                  <Trans>Save</Trans>
                </Button>
              </div>
            </Form>
            <p className={form.hint}>
              <Trans>
                You find this again under{' '}
                <Link href="/user/notifications" className={textLink}>
                  Notifications
                </Link>
                .
              </Trans>
            </p>
          </section>
        ) : null}
        <div className={css.section}>
          <div>
            <Link href={returnTo} className={buttonShape({ tone: 'act', size: 'large' })}>
              <Trans>Go on</Trans>
            </Link>
          </div>
        </div>
      </div>
    </div>
  )
}

function SocialVerification({ linked, returnTo }: { linked: LinkedAccounts; returnTo: string }) {
  return (
    <section className={css.section} aria-labelledby="social">
      <h2 id="social" className={frame.bandTitle}>
        <Trans>Social verification</Trans>
      </h2>
      <p>
        <Trans>
          Sign in to Discord or X once, and your profiles carry the account with a mark: others see that it is
          you.
        </Trans>
      </p>
      <SocialAccounts {...linked} returnTo={welcomePath(returnTo)} />
      <p className={form.hint}>
        <Trans>
          You find this again where you edit a profile, under{' '}
          <Link href="/user/profiles" className={textLink}>
            My Profiles
          </Link>
          .
        </Trans>
      </p>
    </section>
  )
}

function YourProfile({ profiles }: Pick<Welcome, 'profiles'>) {
  const [first] = profiles
  if (first)
    return (
      <p>
        <Trans>You are {profileName(first)}.</Trans>{' '}
        <Link href={`/user/profiles/${first.encoded_id}`} className={textLink}>
          <Trans>Say who you are</Trans>
        </Link>
      </p>
    )
  return (
    <>
      <p>
        <Trans>
          Claim a DID of your wallet, and give it a name, words and a picture. Your works, sales and bids
          carry it.
        </Trans>
      </p>
      <p className={form.warning}>
        <Trans>Impersonating another user leads to a permanent ban.</Trans>
      </p>
      <div>
        <Link href="/user/claim/did" className={buttonShape({})}>
          <Trans>Claim a profile</Trans>
        </Link>
      </div>
      <p className={form.hint}>
        <Trans>
          You find this again under{' '}
          <Link href="/user/profiles" className={textLink}>
            My Profiles
          </Link>
          .
        </Trans>
      </p>
    </>
  )
}

function Saved({ saved }: Pick<WelcomeProps, 'saved'>) {
  if (saved === undefined) return null
  return saved ? (
    <p className={`${form.said} ${form.note}`} role="status">
      <Trans>Saved.</Trans>
    </p>
  ) : (
    <p className={`${form.said} ${form.fault}`} role="alert">
      <Trans>It could not be saved just now. Please try again in a minute.</Trans>
    </p>
  )
}
