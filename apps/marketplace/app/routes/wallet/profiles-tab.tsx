import { clip, EmptyState, Link, quiet, shorten } from '@chiaroscuro/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Avatar } from '#app/feature/profile/avatar.js'
import { profileHref, profileName } from '#app/feature/profile/profile-link.js'
import * as css from './own.css.js'
import type { OwnProfile } from './own-papers.js'

/** The DIDs that the wallet's address owns, each with its page. */
export function ProfilesTab({ profiles }: { profiles: readonly OwnProfile[] }) {
  const { t } = useLingui()
  if (profiles.length === 0)
    return (
      <EmptyState title={t`No profiles yet`}>
        <Trans>A DID that this wallet creates or receives appears here as soon as its block is read.</Trans>
      </EmptyState>
    )
  return (
    <ul className={css.profiles}>
      {profiles.map((profile) => (
        <li key={profile.id}>
          <Link href={profileHref(profile)} className={css.profile}>
            <Avatar profile={profile} sizes="48px" />
            <span style={{ minWidth: 0 }}>
              <span className={clip} style={{ display: 'block' }}>
                {profileName(profile)}
              </span>
              <span className={quiet}>{shorten(profile.encoded_id, 14, 6)}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
