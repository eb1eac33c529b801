import type { SocialAccount } from '@chiaroscuro/contract/operation'
import { Button, quiet } from '@chiaroscuro/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { When } from '#app/feature/when/when.js'
import { SERVICE_NAMES, type SocialProvider } from './provider.js'
import * as css from './social.css.js'

export interface SocialAccountsProps {
  offered: readonly SocialProvider[]
  accounts: readonly SocialAccount[]
  /** The page that is come back to after unlinking. */
  returnTo: string
  /** Which way is gone: that of `/discord` comes back there. */
  door?: 'user' | 'discord'
}

/** One's own accounts of other services: linked, or the way to link them. Forms that no other site can send. */
export function SocialAccounts({ offered, accounts, returnTo, door = 'user' }: SocialAccountsProps) {
  const linked = (provider: SocialProvider) => accounts.find((one) => one.provider === provider)
  const shown = [...new Set([...offered, ...accounts.map(({ provider }) => provider)])]
  if (shown.length === 0)
    return (
      <p className={quiet}>
        <Trans>No accounts of other services can be linked on this site.</Trans>
      </p>
    )
  return (
    <div className={css.rows}>
      {shown.map((provider) => (
        <form key={provider} method="post" action="/user/social" className={css.row}>
          <input type="hidden" name="provider" value={provider} />
          <input type="hidden" name="door" value={door} />
          <input type="hidden" name="returnTo" value={returnTo} />
          <Account provider={provider} account={linked(provider)} isOffered={offered.includes(provider)} />
        </form>
      ))}
    </div>
  )
}

interface AccountProps {
  provider: SocialProvider
  account: SocialAccount | undefined
  isOffered: boolean
}

function Account({ provider, account, isOffered }: AccountProps) {
  const { t } = useLingui()
  const service = SERVICE_NAMES[provider]
  if (!account)
    return (
      <>
        <span className={css.named}>
          <span className={css.service}>{service}</span>
          <span className={quiet}>
            <Trans>Not linked</Trans>
          </span>
        </span>
        <Button type="submit" name="intent" value="link" aria-label={t`Link ${service}`}>
          <Trans>Link</Trans>
        </Button>
      </>
    )
  return (
    <>
      <span className={css.named}>
        <span className={css.service}>
          {service}: <bdi>{account.username}</bdi>
        </span>
        <span className={quiet}>
          <Trans>Linked</Trans> <When at={account.verified_at} />
        </span>
      </span>
      <Button type="submit" name="intent" value="unlink" aria-label={t`Unlink ${service}`}>
        <Trans>Unlink</Trans>
      </Button>
      {isOffered ? null : (
        <span className={quiet}>
          <Trans>It cannot be linked anew on this site.</Trans>
        </span>
      )}
    </>
  )
}
