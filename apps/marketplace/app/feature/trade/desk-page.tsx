import { type ReactNode, Suspense } from 'react'
import * as frame from '#app/layout/frame.css.js'
import { useIsAlive } from '#app/layout/use-is-alive.js'
import * as trade from './trade.css.js'
import { WaitingDesk } from './waiting-desk.js'
import { WalletsNeedScript } from './wallets-need-script.js'

export interface DeskPageProps {
  title: ReactNode
  lead: ReactNode
  /** What stands there with script or without. */
  above?: ReactNode
  /** The same, below: how it goes. */
  below?: ReactNode
  /** What needs a wallet, and is fetched once the page is there. */
  children: ReactNode
}

/** A page whose desk asks a wallet. */
export function DeskPage({ title, lead, above, below, children }: DeskPageProps) {
  const isAlive = useIsAlive()
  return (
    <div className={`${frame.wrap} ${frame.bottom}`}>
      <div className={frame.pageHead}>
        <div>
          <h1 className={frame.pageTitle}>{title}</h1>
          <p className={frame.pageLead}>{lead}</p>
        </div>
      </div>
      {above}
      <WalletsNeedScript />
      <div className={below ? frame.scripted : trade.desk}>
        {isAlive ? <Suspense fallback={<WaitingDesk />}>{children}</Suspense> : <WaitingDesk />}
      </div>
      {below}
    </div>
  )
}
