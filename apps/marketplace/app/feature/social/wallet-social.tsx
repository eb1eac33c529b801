import { call } from '@chiaroscuro/api-client'
import {
  type AddressDetail,
  getAddress,
  getProfile,
  type SocialAccount,
} from '@chiaroscuro/contract/operation'
import { Button, quiet, shorten, textLink } from '@chiaroscuro/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import * as form from '#app/feature/form/form.css.js'
import { profileName } from '#app/feature/profile/profile-link.js'
import { DeedNote } from '#app/feature/trade/deed-note.js'
import * as trade from '#app/feature/trade/trade.css.js'
import { useDeed } from '#app/feature/trade/use-deed.js'
import * as frame from '#app/layout/frame.css.js'
import { useSite } from '#app/layout/site.js'
import { freshApi } from '#app/wallet/fresh-api.js'
import type { WalletPort } from '#app/wallet/wallet-port.js'
import { SERVICE_NAMES, type SocialProvider } from './provider.js'
import * as css from './social.css.js'
import { useWalletSocialWords } from './use-wallet-social-words.js'
import { type WalletSocialFault, walletStep } from './wallet-step.js'

interface WalletSocialProps {
  port: WalletPort
  address: string
  offered: readonly SocialProvider[]
}

/** Links accounts of other services to the wallet's address, or to a DID it holds, by its signature; nobody has to be signed in. */
export function WalletSocial({ port, address, offered }: WalletSocialProps) {
  const [subject, setSubject] = useState(address)
  const [changes, setChanges] = useState(0)
  const { known, linked } = useLinked(address, subject, changes)
  const words = useWalletSocialWords()
  const hand = useDeed()
  const [fault, setFault] = useState<WalletSocialFault>()
  const [onward, setOnward] = useState<Onward>()

  const go = (provider: SocialProvider, action: 'link' | 'unlink') => {
    setFault(undefined)
    setOnward(undefined)
    void hand.begin(port, async (door) => {
      const outcome = await walletStep(port, door, { provider, action, subject })
      if ('fault' in outcome) {
        door.close()
        return setFault(outcome.fault)
      }
      if (outcome.done === null) return setChanges((count) => count + 1)
      setOnward({ service: SERVICE_NAMES[provider], url: outcome.done })
      window.location.assign(outcome.done)
    })
  }
  return (
    <section className={css.part} aria-labelledby="wallet-social">
      <h2 id="wallet-social" className={frame.bandTitle}>
        <Trans>Accounts of other services</Trans>
      </h2>
      <p className={quiet}>
        <Trans>
          Your wallet signs that the address or profile is yours, then you sign in to the service. The account
          is shown there with a mark, for everybody to see.
        </Trans>
      </p>
      <Subjects address={address} known={known} subject={subject} onChoose={setSubject} />
      <div className={css.rows}>
        {offered.map((provider) => (
          <Row
            key={provider}
            provider={provider}
            account={linked?.find((one) => one.provider === provider)}
            isBusy={hand.isBusy || !linked}
            go={go}
          />
        ))}
      </div>
      {fault ? (
        <p className={trade.fault} role="alert">
          {words(fault)}
        </p>
      ) : (
        <DeedNote {...hand} done={onward ? <OnwardLink {...onward} /> : <Trans>Done.</Trans>} />
      )}
    </section>
  )
}

/** The service's page, which is opened once the wallet has signed. */
interface Onward {
  service: string
  url: string
}

/** For who is not taken there: a browser may be told to leave a page, and stay. */
function OnwardLink({ service, url }: Onward) {
  return (
    <>
      <Trans>Signed. Next, sign in to {service}.</Trans>{' '}
      <a className={textLink} href={url} rel="external">
        <Trans>Go on to {service}</Trans>
      </a>
    </>
  )
}

interface SubjectsProps {
  address: string
  known: AddressDetail | undefined
  subject: string
  onChoose: (subject: string) => void
}

function Subjects({ address, known, subject, onChoose }: SubjectsProps) {
  const { t } = useLingui()
  const choices = [
    { id: address, name: t`This address, ${shorten(address, 10, 6)}` },
    ...(known?.associated_profiles ?? []).map((profile) => ({
      id: profile.encoded_id,
      name: profileName(profile),
    })),
  ]
  return (
    <fieldset className={form.choices}>
      <legend className={form.label}>
        <Trans>Link to</Trans>
      </legend>
      {choices.map(({ id, name }) => (
        <label key={id} className={css.choice}>
          <input
            type="radio"
            name="subject"
            value={id}
            checked={id === subject}
            onChange={() => onChoose(id)}
          />
          <span className={css.named}>{name}</span>
        </label>
      ))}
    </fieldset>
  )
}

interface RowProps {
  provider: SocialProvider
  account: SocialAccount | undefined
  isBusy: boolean
  go: (provider: SocialProvider, action: 'link' | 'unlink') => void
}

function Row({ provider, account, isBusy, go }: RowProps) {
  const { t } = useLingui()
  const service = SERVICE_NAMES[provider]
  return (
    <div className={css.row}>
      <span className={css.named}>
        <span className={css.service}>
          {service}
          {account ? (
            <>
              : <bdi>{account.username}</bdi>
            </>
          ) : null}
        </span>
        {account ? null : (
          <span className={quiet}>
            <Trans>Not linked</Trans>
          </span>
        )}
      </span>
      {account ? (
        <Button disabled={isBusy} onClick={() => go(provider, 'unlink')} aria-label={t`Unlink ${service}`}>
          <Trans>Unlink</Trans>
        </Button>
      ) : (
        <Button disabled={isBusy} onClick={() => go(provider, 'link')} aria-label={t`Link ${service}`}>
          <Trans>Link</Trans>
        </Button>
      )}
    </div>
  )
}

/** What the address holds, and what is linked by a wallet's signature to what was chosen. */
function useLinked(address: string, subject: string, changes: number) {
  const { apiUrl } = useSite()
  const [known, setKnown] = useState<AddressDetail>()
  const [linked, setLinked] = useState<readonly SocialAccount[]>()
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    const api = freshApi(apiUrl)
    setLinked(undefined)
    const look = async () => {
      const at = await call(api, getAddress, { address_id: address }, { signal })
      const of = subject === address ? at : await call(api, getProfile, { profile_id: subject }, { signal })
      if (signal.aborted) return
      setKnown(at)
      setLinked(of.social.filter(({ proven_by }) => proven_by === 'wallet'))
    }
    // Where the index cannot be asked, nothing is known to be linked, and linking says why it fails.
    look().catch(() => signal.aborted || setLinked([]))
    return () => leaving.abort()
  }, [address, subject, apiUrl, changes])
  return { known, linked }
}
