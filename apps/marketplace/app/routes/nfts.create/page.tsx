import { Trans } from '@lingui/react/macro'
import { lazy } from 'react'
import { DeskPage } from '#app/feature/trade/desk-page.js'

const Desk = lazy(() => import('./desk.js').then((module) => ({ default: module.Desk })))

/** One work is minted in the browser. */
export function CreatePage() {
  return (
    <DeskPage
      title={<Trans>Create an NFT</Trans>}
      lead={
        <Trans>
          Mint one work: its file is kept here and compared byte by byte before anything is signed, and your
          wallet alone signs. For many at once there is the mint studio.
        </Trans>
      }
    >
      <Desk />
    </DeskPage>
  )
}
