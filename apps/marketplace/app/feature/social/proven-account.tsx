import type { SocialAccount } from '@chiaroscuro/contract/operation'
import { textLink, VerifiedMark } from '@chiaroscuro/ui'
import { useLingui } from '@lingui/react/macro'
import { ExternalLink } from '#app/feature/external-link/external-link.js'
import { SERVICE_NAMES } from './provider.js'
import * as css from './social.css.js'

/** An account of another service, with who proved it, how and when. Its name is a stranger's text. */
export function ProvenAccount({ account, plain }: { account: SocialAccount; plain?: boolean }) {
  const { t, i18n } = useLingui()
  const { provider, username, verified_at, proven_by } = account
  const service = SERVICE_NAMES[provider]
  const day = i18n.date(verified_at, { dateStyle: 'long', timeZone: 'UTC' })
  const reason =
    proven_by === 'account'
      ? t`On ${day} whoever claimed this profile signed in to ${service} as ${username}, and ${service} told Chiaroscuro so. The name is that of the day.`
      : t`On ${day} the holder signed a text with the wallet’s key and then in to ${service} as ${username}, and ${service} told Chiaroscuro so. The name is that of the day.`
  return (
    <div className={css.proven}>
      {provider === 'twitter' && /^\w{1,15}$/.test(username) ? (
        <ExternalLink href={`https://x.com/${username}`} className={textLink}>
          X @{username} ↗
        </ExternalLink>
      ) : (
        <span>
          {service} <bdi>{username}</bdi>
        </span>
      )}
      <VerifiedMark label={t`Verified ${service} account`} {...(plain ? {} : { reason })} />
    </div>
  )
}
