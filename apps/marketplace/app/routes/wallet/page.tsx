import type { ListedToken } from '@chiaroscuro/contract/operation'
import { Link, textLink } from '@chiaroscuro/ui'
import { Trans } from '@lingui/react/macro'
import { lazy, Suspense } from 'react'
import type { SocialProvider } from '#app/feature/social/provider.js'
import { ConnectChoices } from '#app/feature/trade/connect-choices.js'
import * as trade from '#app/feature/trade/trade.css.js'
import { WaitingDesk } from '#app/feature/trade/waiting-desk.js'
import { WalletsNeedScript } from '#app/feature/trade/wallets-need-script.js'
import * as frame from '#app/layout/frame.css.js'
import { keptWallet } from '#app/wallet/kept-wallet.js'
import * as css from './page.css.js'
import type { WalletTab } from './wallet-tab.js'

// Most who come have no wallet here yet: what is done with one comes once it is connected.
const Contents = lazy(() => import('./contents.js').then((module) => ({ default: module.Contents })))

interface WalletPageProps {
  tab: WalletTab
  tokens: readonly ListedToken[]
  /** Services whose accounts can be linked. */
  offered: readonly SocialProvider[]
}

/** A wallet: the way to connect one, and what is in it. */
export function WalletPage({ tab, tokens, offered }: WalletPageProps) {
  const wallet = keptWallet.use()
  return (
    <div className={`${frame.wrap} ${frame.bottom}`}>
      <div className={frame.pageHead}>
        <div>
          <h1 className={frame.pageTitle}>
            <Trans>Wallet</Trans>
          </h1>
          <p className={frame.pageLead}>
            <Trans>
              Your wallet signs what you buy, sell and bid. This site never holds your keys or your money;
              what it may see, the wallet asks you.
            </Trans>
          </p>
        </div>
      </div>
      <WalletsNeedScript />
      <div className={`${css.parts} ${wallet === null ? frame.scripted : trade.desk}`}>
        {wallet === undefined ? <WaitingDesk /> : null}
        {wallet === null ? (
          <div className={css.connect}>
            <h2 className={frame.bandTitle}>
              <Trans>Connect a wallet</Trans>
            </h2>
            <ConnectChoices />
          </div>
        ) : null}
        {wallet ? (
          <Suspense fallback={<WaitingDesk />}>
            <Contents tab={tab} tokens={tokens} offered={offered} />
          </Suspense>
        ) : null}
      </div>
      <p className={css.more}>
        <Trans>
          Do you hold offers from elsewhere?{' '}
          <Link href="/offers/upload" className={textLink}>
            Upload them
          </Link>
          .
        </Trans>
      </p>
    </div>
  )
}
