import type { SocialAccounts as LinkedAccounts, ProfileDetail } from '@chiaroscuro/contract/operation'
import { Link, quiet, shorten, textLink } from '@chiaroscuro/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Form, useNavigation } from '@remix-run/react'
import { Field } from '#app/feature/form/field.js'
import * as form from '#app/feature/form/form.css.js'
import { PictureChoice } from '#app/feature/form/picture-choice.js'
import { Send } from '#app/feature/form/send.js'
import { TextArea } from '#app/feature/form/text-area.js'
import { Told } from '#app/feature/form/told.js'
import type { CardNft } from '#app/feature/nft-card/card-nft.js'
import { profileHref, profileName } from '#app/feature/profile/profile-link.js'
import * as social from '#app/feature/social/social.css.js'
import { SocialAccounts } from '#app/feature/social/social-accounts.js'
import * as frame from '#app/layout/frame.css.js'
import * as css from './page.css.js'
import type { ProfileAnswer, ProfileFault, TypedProfile } from './profile-answer.js'
import { useProfileWords } from './profile-words.js'

interface EditProfileProps {
  profile: ProfileDetail
  works: readonly CardNft[]
  /** Null where they cannot be had just now. */
  linked: LinkedAccounts | null
  answer: ProfileAnswer | undefined
}

/** What a profile says of its holder. */
export function EditProfilePage({ profile, works, linked, answer }: EditProfileProps) {
  const { t } = useLingui()
  const busy = useNavigation().state !== 'idle'
  const refused = answer && 'fault' in answer ? answer : undefined
  const typed = refused?.typed ?? typedOf(profile)
  const isWrong = (field: keyof TypedProfile) => {
    const { fault } = refused ?? {}
    const wrong = fault?.kind === 'field' ? fault.field : fault?.kind === 'name' ? 'username' : undefined
    return wrong === field ? true : undefined
  }
  return (
    <div className={`${frame.wrap} ${frame.bottom}`}>
      <div className={frame.pageHead}>
        <div>
          <h1 className={frame.pageTitle}>{profileName(profile)}</h1>
          <p className={frame.pageLead}>
            {shorten(profile.encoded_id, 16, 6)} ·{' '}
            <Link href={profileHref(profile)} className={textLink}>
              <Trans>See its page</Trans>
            </Link>{' '}
            ·{' '}
            <Link href="/user/profiles" className={textLink}>
              <Trans>My Profiles</Trans>
            </Link>{' '}
            ·{' '}
            <Link href="/user/notifications" className={textLink}>
              <Trans>Notifications</Trans>
            </Link>
          </p>
        </div>
      </div>
      <Form method="post" className={css.form}>
        <Outcome answer={answer} />
        <Field
          label={t`Handle`}
          name="username"
          type="text"
          autoComplete="off"
          spellCheck={false}
          maxLength={60}
          required={false}
          defaultValue={typed.username}
          aria-invalid={isWrong('username')}
          hint={t`3 to 30 letters, digits, hyphens and underscores. Your page is at this name. Names that look like another’s are refused.`}
        />
        <Field
          label={t`Name`}
          name="name"
          type="text"
          autoComplete="nickname"
          maxLength={100}
          required={false}
          defaultValue={typed.name}
          aria-invalid={isWrong('name')}
          hint={t`Up to 50 letters.`}
        />
        <TextArea
          label={t`Biography`}
          name="bio"
          rows={4}
          maxLength={2000}
          defaultValue={typed.bio}
          aria-invalid={isWrong('bio')}
          hint={t`Up to 500 letters.`}
        />
        <Field
          label={t`Website`}
          name="website"
          type="url"
          placeholder="https://"
          autoComplete="url"
          maxLength={200}
          required={false}
          defaultValue={typed.website}
          aria-invalid={isWrong('website')}
        />
        <Field
          label={t`X handle`}
          name="twitter_handle"
          type="text"
          placeholder="@"
          autoComplete="off"
          spellCheck={false}
          maxLength={16}
          required={false}
          defaultValue={typed.twitter_handle}
          aria-invalid={isWrong('twitter_handle')}
          hint={t`Nobody checks it: it is shown as what you say of yourself. Link X below to have it verified.`}
        />
        <PictureChoice label={t`Picture`} name="avatar_nft_id" works={works} chosen={typed.avatar_nft_id}>
          <NoPicture />
        </PictureChoice>
        <PictureChoice label={t`Banner`} name="header_nft_id" works={works} chosen={typed.header_nft_id}>
          <NoPicture />
        </PictureChoice>
        <p className={form.warning}>
          <Trans>Impersonating another user leads to a permanent ban.</Trans>
        </p>
        <Send busy={busy}>{t`Save the profile`}</Send>
      </Form>
      {linked ? (
        <section id="social" className={social.part} aria-labelledby="social-title">
          <h2 id="social-title" className={frame.bandTitle}>
            <Trans>Social verification</Trans>
          </h2>
          <p className={quiet}>
            <Trans>
              Sign in to Discord or X once, and your profiles carry the account with a mark. It is shown on
              every profile that you have claimed.
            </Trans>
          </p>
          <SocialAccounts {...linked} returnTo={`/user/profiles/${profile.encoded_id}#social`} />
        </section>
      ) : null}
    </div>
  )
}

function NoPicture() {
  return (
    <Trans>Neither this profile nor its address holds a work yet. Pictures are works that you hold.</Trans>
  )
}

function typedOf(profile: ProfileDetail): TypedProfile {
  const { username, name, bio, website, twitter_handle, avatar_nft_id, header_nft_id } = profile
  return {
    username: username ?? '',
    name: name ?? '',
    bio: bio ?? '',
    website: website ?? '',
    twitter_handle: twitter_handle ?? '',
    avatar_nft_id: avatar_nft_id ?? '',
    header_nft_id: header_nft_id ?? '',
  }
}

/** Said above the form, and read out. */
function Outcome({ answer }: { answer: ProfileAnswer | undefined }) {
  if (!answer) return null
  if ('done' in answer)
    return (
      <Told of={answer} tone="note">
        <Trans>Profile successfully updated!</Trans>
      </Told>
    )
  return (
    <Told of={answer} tone="fault">
      <FaultWords fault={answer.fault} />
    </Told>
  )
}

function FaultWords({ fault }: { fault: ProfileFault }) {
  return <>{useProfileWords()(fault)}</>
}
