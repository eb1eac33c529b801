import { quiet } from '@chiaroscuro/ui'
import { Trans } from '@lingui/react/macro'
import { lazy, Suspense } from 'react'
import * as trade from '#app/feature/trade/trade.css.js'
import { WalletsNeedScript } from '#app/feature/trade/wallets-need-script.js'
import * as frame from '#app/layout/frame.css.js'
import { useIsAlive } from '#app/layout/use-is-alive.js'

// All of it needs a wallet: it is fetched once the page is there.
const Desk = lazy(() => import('./desk.js').then((module) => ({ default: module.Desk })))

/** Many works of one's wallet, put up for auction together. */
export function ManyAuctionsPage() {
  const isAlive = useIsAlive()
  return (
    <div className={`${frame.wrap} ${frame.bottom}`}>
      <div className={frame.pageHead}>
        <div>
          <h1 className={frame.pageTitle}>
            <Trans>Hold many auctions</Trans>
          </h1>
          <p className={frame.pageLead}>
            <Trans>
              Choose works of your wallet and name the terms once. They run at the same time, or one after
              another. You sign a text for each, and nothing leaves your wallet.
            </Trans>
          </p>
        </div>
      </div>
      <WalletsNeedScript />
      <div className={trade.scripted}>
        {isAlive ? (
          <Suspense
            fallback={
              <p className={quiet} role="status">
                <Trans>Asking the wallet</Trans>
              </p>
            }
          >
            <Desk />
          </Suspense>
        ) : null}
      </div>
    </div>
  )
}
