import { Trans } from '@lingui/react/macro'
import { lazy } from 'react'
import { DeskPage } from '#app/feature/trade/desk-page.js'

const Desk = lazy(() => import('./desk.js').then((module) => ({ default: module.Desk })))

/** Many works of one's wallet, put up for auction together. */
export function ManyAuctionsPage() {
  return (
    <DeskPage
      title={<Trans>Hold many auctions</Trans>}
      lead={
        <Trans>
          Choose works of your wallet and name the terms once. They run at the same time, or one after
          another. You sign a text for each, and nothing leaves your wallet.
        </Trans>
      }
    >
      <Desk />
    </DeskPage>
  )
}
