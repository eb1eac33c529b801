import type { ProfileDetail, Restriction } from '@chiaroscuro/contract/operation'
import { buttonShape, EmptyState, Link, quiet, shorten, textLink } from '@chiaroscuro/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { BanNote } from '#app/feature/appeal/ban-note.js'
import { HidingNote } from '#app/feature/appeal/hiding-note.js'
import { Avatar } from '#app/feature/profile/avatar.js'
import { profileHref, profileName } from '#app/feature/profile/profile-link.js'
import { When } from '#app/feature/when/when.js'
import * as frame from '#app/layout/frame.css.js'
import * as css from './page.css.js'

interface MyProfilesProps {
  profiles: readonly ProfileDetail[]
  ban: Restriction | null
  /** Of those that the house hides, by their ids. */
  hidings: Readonly<Record<string, Restriction>>
}

/** What somebody has claimed, and the way to claim more. */
export function MyProfilesPage({ profiles, ban, hidings }: MyProfilesProps) {
  const { t } = useLingui()
  const claim = (
    <Link href="/user/claim/did" className={buttonShape({ tone: 'act' })}>
      <Trans>Claim a profile</Trans>
    </Link>
  )
  return (
    <div className={`${frame.wrap} ${frame.bottom}`}>
      <div className={frame.pageHead}>
        <div>
          <h1 className={frame.pageTitle}>
            <Trans>My Profiles</Trans>
          </h1>
          <p className={frame.pageLead}>
            <Trans>A profile stays yours for as long as you hold its DID where you signed.</Trans>{' '}
            <Link href="/user/collections" className={textLink}>
              <Trans>My Collections</Trans>
            </Link>{' '}
            ·{' '}
            <Link href="/user/appeals" className={textLink}>
              <Trans>Decisions and appeals</Trans>
            </Link>
          </p>
        </div>
        {profiles.length > 0 && !ban ? claim : null}
      </div>
      {ban ? <BanNote ban={ban} /> : null}
      {profiles.length === 0 && !ban ? (
        <EmptyState title={t`You have claimed no profile yet`} action={claim}>
          <Trans>
            A profile is a DID of your wallet, with a name and a picture of your choosing. Your works, sales
            and bids carry it. A DID that moved to another address has to be claimed anew.
          </Trans>
        </EmptyState>
      ) : (
        <ul className={css.rows}>
          {profiles.map((profile) => (
            <li key={profile.id} className={css.row}>
              <span className={css.face}>
                <Avatar profile={profile} sizes="64px" />
              </span>
              <div className={css.named}>
                <h2 className={css.name}>{profileName(profile)}</h2>
                <p className={quiet}>
                  {profile.username ? `@${profile.username} · ` : null}
                  {shorten(profile.encoded_id, 16, 6)}
                </p>
                {profile.claimed_at ? (
                  <p className={quiet}>
                    <Trans>Claimed</Trans> <When at={profile.claimed_at} />
                  </p>
                ) : null}
                <HidingNote hiding={hidings[profile.id]} />
              </div>
              <p className={css.ways}>
                <Link
                  href={`/user/profiles/${profile.encoded_id}`}
                  className={buttonShape({ size: 'small' })}
                  aria-label={t`Edit: ${profileName(profile)}`}
                >
                  <Trans>Edit</Trans>
                </Link>
                <Link href={profileHref(profile)} className={textLink}>
                  <Trans>See its page</Trans>
                </Link>
              </p>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
