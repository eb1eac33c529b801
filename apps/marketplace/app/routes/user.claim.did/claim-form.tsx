import { Button, clip, Link, quiet, shorten, textLink } from '@chiaroscuro/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { Field } from '#app/feature/form/field.js'
import * as form from '#app/feature/form/form.css.js'
import { Avatar } from '#app/feature/profile/avatar.js'
import { profileHref, profileName } from '#app/feature/profile/profile-link.js'
import { DeedNote } from '#app/feature/trade/deed-note.js'
import * as trade from '#app/feature/trade/trade.css.js'
import { useDeed } from '#app/feature/trade/use-deed.js'
import type { ConnectedWallet, WalletPort } from '#app/wallet/wallet-port.js'
import { type Claimed, type ClaimFault, claim } from './claim.js'
import { useClaimWords } from './claim-words.js'
import * as css from './page.css.js'
import { type Candidate, type Candidates, useDids } from './use-dids.js'

/** The wallet's profiles to choose from, or one that is typed; then the signature. */
export function ClaimForm({ port, wallet }: { port: WalletPort; wallet: ConnectedWallet }) {
  const { t } = useLingui()
  const words = useClaimWords()
  const found = useDids(port, wallet)
  const hand = useDeed()
  const [chosen, setChosen] = useState<string>()
  const [typed, setTyped] = useState('')
  const [claimed, setClaimed] = useState<Claimed>()
  const [fault, setFault] = useState<ClaimFault>()
  const did = typed.trim() || chosen || (found.list?.length === 1 ? found.list[0]?.did : undefined)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setFault(undefined)
    setClaimed(undefined)
    if (!did) return setFault('unknown')
    void hand.begin(port, async (door) => {
      const outcome = await claim(port, door, did)
      if ('claimed' in outcome) setClaimed(outcome.claimed)
      else {
        door.close()
        setFault(outcome.fault)
      }
    })
  }
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <Choices found={found} chosen={typed.trim() ? undefined : did} onChoose={setChosen} />
      <Field
        label={t`Another DID`}
        name="did"
        type="text"
        placeholder="did:chia:1…"
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        required={false}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        hint={t`For a wallet that does not list its profiles.`}
      />
      <p className={form.warning}>
        <Trans>Impersonating another user leads to a permanent ban.</Trans>
      </p>
      <div>
        <Button tone="act" size="large" type="submit" disabled={hand.isBusy || !did}>
          <Trans>Claim this profile</Trans>
        </Button>
      </div>
      {fault ? (
        <p className={trade.fault} role="alert">
          {words(fault)}
        </p>
      ) : (
        <DeedNote {...hand} done={claimed ? <Done claimed={claimed} /> : null} />
      )}
      <WhichKey />
    </form>
  )
}

interface ChoicesProps {
  found: Candidates
  chosen: string | undefined
  onChoose: (did: string) => void
}

function Choices({ found: { list, failed }, chosen, onChoose }: ChoicesProps) {
  if (failed)
    return (
      <p className={trade.fault} role="alert">
        <Trans>Failed to fetch your profiles. Please enter your DID manually.</Trans>
      </p>
    )
  if (!list)
    return (
      <p className={quiet} role="status">
        <Trans>Fetching the profiles of your wallet</Trans>
      </p>
    )
  if (list.length === 0)
    return (
      <p className={quiet} role="status">
        <Trans>
          No profile was found in this account. Make a DID in your wallet first, or enter one you hold.
        </Trans>
      </p>
    )
  return (
    <fieldset className={form.choices}>
      <legend className={form.label}>
        <Trans>Profiles of your wallet</Trans>
      </legend>
      {list.map((one) => (
        <label key={one.did} className={css.choice}>
          <input
            type="radio"
            name="profile"
            value={one.did}
            checked={one.did === chosen}
            onChange={() => onChoose(one.did)}
          />
          <Shown candidate={one} />
        </label>
      ))}
    </fieldset>
  )
}

function Shown({ candidate: { did, profile } }: { candidate: Candidate }) {
  return (
    <>
      {profile ? (
        <span className={css.face}>
          <Avatar profile={profile} sizes="40px" />
        </span>
      ) : null}
      <span className={css.named}>
        <span className={clip}>{profile ? profileName(profile) : shorten(did, 16, 6)}</span>
        <span className={quiet}>{shorten(did, 16, 6)}</span>
        {profile && profile.verification_state > 0 ? (
          <span className={quiet}>
            <Trans>Claimed already; claiming it again makes it yours in this account.</Trans>
          </span>
        ) : null}
      </span>
    </>
  )
}

function Done({ claimed }: { claimed: Claimed }) {
  const { encoded_id } = claimed
  return (
    <>
      <Trans>Profile claimed successfully!</Trans>{' '}
      <Link href={`/user/profiles/${encoded_id}`} className={textLink}>
        <Trans>Say who you are</Trans>
      </Link>{' '}
      ·{' '}
      <Link href={profileHref(claimed)} className={textLink}>
        <Trans>See its page</Trans>
      </Link>
    </>
  )
}

function WhichKey() {
  return (
    <details className={css.fold}>
      <summary className={css.door}>
        <Trans>Which key has to sign?</Trans>
      </summary>
      <p className={quiet}>
        <Trans>
          That of the address which holds the DID now: the wallet is asked for it by name. All five ways in
          which Chia wallets sign texts are understood. A card that holds a plain key signs in a way of its
          own, and is believed for DIDs at its own address. A vault, or a DID that several keys hold together,
          has no single key that could sign: move the DID to an ordinary address of yours first, and claim it
          there.
        </Trans>
      </p>
    </details>
  )
}
