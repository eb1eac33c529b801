import type { Portfolio, ProfileDetail } from '@chiaroscuro/contract/operation'
import { figure, Link, mono, quiet, shorten, textLink, VerifiedMark } from '@chiaroscuro/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { ExternalLink } from '#app/feature/external-link/external-link.js'
import { safeUrl } from '#app/feature/external-link/safe-url.js'
import { Hash } from '#app/feature/hash/hash.js'
import { Money } from '#app/feature/money/money.js'
import { Banner } from '#app/feature/place-head/banner.js'
import * as place from '#app/feature/place-head/place-head.css.js'
import type { Arriving } from '#app/feature/section/arriving.js'
import { Late } from '#app/feature/section/late.js'
import { ProvenAccount } from '#app/feature/social/proven-account.js'
import * as frame from '#app/layout/frame.css.js'
import { Avatar } from './avatar.js'
import { profileName } from './profile-link.js'
import * as css from './profile-view.css.js'

interface ProfileHeadProps {
  profile: ProfileDetail
  portfolio: Arriving<Portfolio>
  embedded: boolean
}

/** Banner, picture, name and words as the holder chose them; the DID and the figures as the chain has them. */
export function ProfileHead({ profile, portfolio, embedded }: ProfileHeadProps) {
  const { t } = useLingui()
  return (
    <>
      <Banner uri={profile.header_uri} />
      <div className={frame.wrap}>
        <div className={place.head}>
          <div className={place.avatar}>
            <AvatarLink profile={profile} />
          </div>
          <div>
            <div className={place.by}>
              <Trans>Profile</Trans>
              <Claimed profile={profile} embedded={embedded} />
            </div>
            <h1 className={place.title}>{profileName(profile)}</h1>
            <p className={css.handle}>
              {profile.username ? <span>@{profile.username}</span> : null}
              <span className={figure}>
                {embedded ? (
                  <span className={mono} title={profile.encoded_id}>
                    {shorten(profile.encoded_id, 14, 6)}
                  </span>
                ) : (
                  <Hash value={profile.encoded_id} name={t`DID`} head={14} tail={6} />
                )}
              </span>
              {profile.is_supporter ? (
                <span>
                  <Trans>Supporter</Trans>
                </span>
              ) : null}
            </p>
          </div>
          <Words profile={profile} embedded={embedded} />
        </div>
        <Figures profile={profile} portfolio={portfolio} />
      </div>
    </>
  )
}

/** The picture leads to the item it is. */
function AvatarLink({ profile }: { profile: ProfileDetail }) {
  const { t } = useLingui()
  const avatar = <Avatar profile={profile} sizes="132px" eager />
  return profile.avatar_nft_id ? (
    <Link href={`/nfts/${profile.avatar_nft_id}`} aria-label={t`The item in the picture`}>
      {avatar}
    </Link>
  ) : (
    avatar
  )
}

/** Whether somebody proved to hold the DID, and when. */
function Claimed({ profile, embedded }: { profile: ProfileDetail; embedded: boolean }) {
  const { t, i18n } = useLingui()
  if (profile.claimed_at === null) return null
  const day = i18n.date(profile.claimed_at, { dateStyle: 'long', timeZone: 'UTC' })
  const reason = t`On ${day} its holder signed a text with the key of the DID. Chiaroscuro checked the signature against the chain, and the DID is still where it was signed.`
  return <VerifiedMark label={t`Claimed by its holder`} {...(embedded ? {} : { reason })} />
}

function Words({ profile, embedded }: Pick<ProfileHeadProps, 'profile' | 'embedded'>) {
  const { t } = useLingui()
  const { bio, website, twitter_handle: handle, untrusted_name: ownName, claimed_at: claimed } = profile
  const { social } = profile
  // What is proven stands in the place of what was typed.
  const isProven = social.some(({ provider }) => provider === 'twitter')
  const x = !isProven && handle && /^\w{1,15}$/.test(handle) ? `https://x.com/${handle}` : undefined
  const site = safeUrl(website)
  if (claimed === null && profile.hidden_since !== null) return null
  if (claimed === null) {
    return (
      <div className={place.under}>
        <p className={css.claim}>
          <Trans>
            Nobody has claimed this profile: what is shown here is what the chain knows of its DID.
          </Trans>
          {ownName ? (
            <>
              {' '}
              <Trans>The DID calls itself “{ownName}”, which nobody checked.</Trans>
            </>
          ) : null}
        </p>
        {social.length > 0 ? (
          <div className={place.links}>
            <Proven accounts={social} plain={embedded} />
          </div>
        ) : null}
      </div>
    )
  }
  if (!bio && !site && !x && social.length === 0) return null
  return (
    <div className={place.under}>
      {bio ? <p className={place.text}>{bio}</p> : null}
      <div className={place.links}>
        {site ? (
          <ExternalLink href={site} className={textLink}>
            {t`Website`} ↗
          </ExternalLink>
        ) : null}
        {x ? (
          <ExternalLink href={x} className={textLink}>
            X @{handle} ↗
          </ExternalLink>
        ) : null}
        {x ? (
          <span className={quiet}>
            <Trans>not verified</Trans>
          </span>
        ) : null}
        <Proven accounts={social} plain={embedded} />
      </div>
    </div>
  )
}

function Proven({ accounts, plain }: { accounts: ProfileDetail['social']; plain: boolean }) {
  return accounts.map((account) => <ProvenAccount key={account.provider} account={account} plain={plain} />)
}

function Figures({ profile, portfolio }: Pick<ProfileHeadProps, 'profile' | 'portfolio'>) {
  const { t, i18n } = useLingui()
  const figures = [
    { label: t`Created`, value: i18n.number(profile.created_nfts_count) },
    { label: t`Collections`, value: i18n.number(profile.collections_count) },
    { label: t`Owned`, value: i18n.number(profile.owned_nfts_count) },
  ]
  const atFloor = t`Portfolio at floor`
  const address = profile.owner_address?.encoded_id
  return (
    <div className={place.stats}>
      {figures.map((one) => (
        <Stat key={one.label} {...one} />
      ))}
      <Late
        part={portfolio}
        key={profile.id}
        waiting={<Stat label={atFloor} value="…" />}
        failed={<Stat label={atFloor} value="–" counts={t`It did not come in time.`} />}
      >
        {({ valued_count, nft_count, floor_value_mojos }) => {
          const valued = i18n.number(valued_count)
          const all = i18n.number(nft_count)
          return (
            <Stat
              label={atFloor}
              value={<Money units={floor_value_mojos} coarse />}
              counts={t`The items it holds, each at the lowest open listing of its collection: ${valued} of ${all} have one`}
            />
          )
        }}
      </Late>
      {address ? (
        <div className={place.stat}>
          {t`Held by`}
          <p className={figure}>
            <Link href={`/address/${address}`} className={`${mono} ${textLink}`} title={address}>
              {shorten(address, 10, 5)}
            </Link>
          </p>
        </div>
      ) : null}
    </div>
  )
}

function Stat({ label, value, counts }: { label: string; value: ReactNode; counts?: string }) {
  return (
    <div className={place.stat} title={counts}>
      {label}
      <p className={place.value}>{value}</p>
    </div>
  )
}
