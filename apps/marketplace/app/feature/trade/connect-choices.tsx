import { Button } from '@chiaroscuro/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useEffect, useState } from 'react'
import { ExternalLink } from '#app/feature/external-link/external-link.js'
import { useSite } from '#app/layout/site.js'
import { keptWallet } from '#app/wallet/kept-wallet.js'
import { findProvider } from '#app/wallet/provider.js'
import { useEntrance } from '#app/wallet/use-wallet.js'
import type { WalletKind } from '#app/wallet/wallet-port.js'
import { DeedNote } from './deed-note.js'
import * as css from './trade.css.js'
import { useDeed } from './use-deed.js'

// Drawn only for who connects that way.
const WalletLink = lazy(() => import('./wallet-link.js').then((module) => ({ default: module.WalletLink })))

const GOBY = 'https://www.goby.app'

/** The wallets there are here, to choose one. */
export function ConnectChoices() {
  const { t } = useLingui()
  const { devWalletUrl, walletConnect } = useSite()
  const entranceOf = useEntrance()
  const hand = useDeed()
  const [hasProvider, setHasProvider] = useState(false)
  const [link, setLink] = useState<string>()
  useEffect(() => setHasProvider(findProvider(window) !== undefined), [])

  const connect = (kind: WalletKind) => {
    const entrance = entranceOf(kind)
    setLink(undefined)
    void hand.begin(entrance, async (door) => keptWallet.set(await entrance.connect(door, setLink)))
  }
  const isAlone = !devWalletUrl && !hasProvider
  return (
    <div className={css.form}>
      <div className={css.acts}>
        {devWalletUrl ? (
          <Button tone="act" className={css.wide} onClick={() => connect('dev')}>
            <Trans>Wallet of this devnet</Trans>
          </Button>
        ) : null}
        {hasProvider ? (
          <Button
            tone={devWalletUrl ? 'quiet' : 'act'}
            className={css.wide}
            onClick={() => connect('injected')}
          >
            Goby
          </Button>
        ) : null}
        {walletConnect ? (
          <Button
            tone={isAlone ? 'act' : 'quiet'}
            className={css.wide}
            onClick={() => connect('walletconnect')}
          >
            WalletConnect
          </Button>
        ) : null}
      </div>
      {isAlone && !walletConnect ? (
        <p className={css.quiet}>
          <Trans>
            No wallet was found in this browser. <ExternalLink href={GOBY}>Goby</ExternalLink> is one for
            Chia.
          </Trans>
        </p>
      ) : null}
      {link && hand.deed.step === 'asking' ? (
        <Suspense>
          <WalletLink link={link} />
        </Suspense>
      ) : null}
      <DeedNote {...hand} done={t`Connected.`} />
    </div>
  )
}
