import { Trans } from '@lingui/react/macro'
import { lazy } from 'react'
import { DeskPage } from '#app/feature/trade/desk-page.js'
import * as frame from '#app/layout/frame.css.js'
import * as css from './how.css.js'

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
      below={<HowItGoes />}
    >
      <Desk />
    </DeskPage>
  )
}

function HowItGoes() {
  return (
    <section className={css.how} aria-labelledby="how">
      <h2 id="how" className={frame.bandTitle}>
        <Trans>How it goes</Trans>
      </h2>
      <ol className={css.steps}>
        <li>
          <Trans>
            Connect a wallet that signs coin spends, such as Sage or Goby. Where it has no profile (DID) yet,
            one is made here.
          </Trans>
        </li>
        <li>
          <Trans>
            Choose a file: its hash is taken on this device. Name it, set its royalty and license, and see the
            work as others will.
          </Trans>
        </li>
        <li>
          <Trans>
            Its files are put here, fetched back and compared. What differs by a byte is not minted.
          </Trans>
        </li>
        <li>
          <Trans>
            Your wallet shows what it signs. The work is followed to its block; you may close the page and
            come back.
          </Trans>
        </li>
      </ol>
    </section>
  )
}
