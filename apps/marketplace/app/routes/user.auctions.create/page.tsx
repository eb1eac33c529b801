import { quiet } from '@chiaroscuro/ui'
import { Trans } from '@lingui/react/macro'
import { lazy, Suspense } from 'react'
import * as trade from '#app/feature/trade/trade.css.js'
import { WalletsNeedScript } from '#app/feature/trade/wallets-need-script.js'
import * as frame from '#app/layout/frame.css.js'
import { useIsAlive } from '#app/layout/use-is-alive.js'
import type { Work } from './terms-form.js'

// All of it needs a wallet: it is fetched once the page is there.
const Desk = lazy(() => import('./desk.js').then((module) => ({ default: module.Desk })))

/** A work of one's wallet, put up for auction: choose it, name the terms, sign. */
export function CreateAuctionPage({ work }: { work: Work | null }) {
  const isAlive = useIsAlive()
  return (
    <div className={`${frame.wrap} ${frame.bottom}`}>
      <div className={frame.pageHead}>
        <div>
          <h1 className={frame.pageTitle}>
            <Trans>Hold an auction</Trans>
          </h1>
          <p className={frame.pageLead}>
            <Trans>
              You sign a text, and nothing leaves your wallet. Bids come in until the end; then you accept the
              winner by hand, or let it be.
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
            <Desk work={work} />
          </Suspense>
        ) : null}
      </div>
    </div>
  )
}
