import { Trans } from '@lingui/react/macro'
import { lazy, type ReactNode } from 'react'
import { DeskPage } from '#app/feature/trade/desk-page.js'

const Desk = lazy(() => import('./desk.js').then((module) => ({ default: module.Desk })))

export interface AirdropPageProps {
  /** Holders of a snapshot, as its file lists them. */
  holders: string | undefined
  /** What stands above the tool. */
  above?: ReactNode
}

/** Many are paid, or given works, by a few bundles. */
export function AirdropPage({ holders, above }: AirdropPageProps) {
  return (
    <DeskPage
      title={<Trans>Airdrop</Trans>}
      lead={
        <Trans>
          Pay many at once in XCH or a token, or give each a work. One is paid first, for you to look at. What
          is signed is written down in this browser before it is sent, so that nobody is paid twice, whatever
          is interrupted.
        </Trans>
      }
      above={above}
    >
      <Desk holders={holders} />
    </DeskPage>
  )
}
