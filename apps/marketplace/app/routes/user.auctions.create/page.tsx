import { Trans } from '@lingui/react/macro'
import { lazy } from 'react'
import { DeskPage } from '#app/feature/trade/desk-page.js'
import type { Work } from './terms-form.js'

const Desk = lazy(() => import('./desk.js').then((module) => ({ default: module.Desk })))

/** A work of one's wallet, put up for auction: choose it, name the terms, sign. */
export function CreateAuctionPage({ work }: { work: Work | null }) {
  return (
    <DeskPage
      title={<Trans>Hold an auction</Trans>}
      lead={
        <Trans>
          You sign a text, and nothing leaves your wallet. Bids come in until the end; then you accept the
          winner by hand, or let it be.
        </Trans>
      }
    >
      <Desk work={work} />
    </DeskPage>
  )
}
