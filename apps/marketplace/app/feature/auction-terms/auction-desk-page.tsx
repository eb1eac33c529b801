import { quiet } from '@chiaroscuro/ui'
import { Trans } from '@lingui/react/macro'
import { type ReactNode, Suspense } from 'react'
import * as trade from '#app/feature/trade/trade.css.js'
import { WalletsNeedScript } from '#app/feature/trade/wallets-need-script.js'
import * as frame from '#app/layout/frame.css.js'
import { useIsAlive } from '#app/layout/use-is-alive.js'

export interface AuctionDeskPageProps {
  title: ReactNode
  lead: ReactNode
  /** What needs a wallet, and is fetched once the page is there. */
  children: ReactNode
}

/** A page whose desk asks a wallet about auctions. */
export function AuctionDeskPage({ title, lead, children }: AuctionDeskPageProps) {
  const isAlive = useIsAlive()
  return (
    <div className={`${frame.wrap} ${frame.bottom}`}>
      <div className={frame.pageHead}>
        <div>
          <h1 className={frame.pageTitle}>{title}</h1>
          <p className={frame.pageLead}>{lead}</p>
        </div>
      </div>
      <WalletsNeedScript />
      <div className={trade.scripted}>
        {isAlive ? <Suspense fallback={<Waiting />}>{children}</Suspense> : null}
      </div>
    </div>
  )
}

function Waiting() {
  return (
    <p className={quiet} role="status">
      <Trans>Asking the wallet</Trans>
    </p>
  )
}
