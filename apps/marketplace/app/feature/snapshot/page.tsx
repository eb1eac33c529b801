import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { AskedSnapshot, AskFault } from '#app/feature/snapshot/asked-snapshot.js'
import { halves } from '#app/layout/columns.css.js'
import * as frame from '#app/layout/frame.css.js'
import { AskForm } from './ask-form.js'
import { CheckForm } from './check-form.js'
import { FirstHolders } from './first-holders.js'
import * as css from './page.css.js'
import type { SnapshotAnswer } from './snapshot-answer.js'

export interface SnapshotPageProps {
  /** What the address asks for. */
  typed: AskedSnapshot
  /** Why a download was refused. */
  refused: AskFault | undefined
  /** The key of this site; null where snapshots are not signed here. */
  signer: string | null
  answer: SnapshotAnswer | undefined
  /** What stands above and below the tool. */
  above?: ReactNode
  below?: ReactNode
}

/** Who held what at a height: asked for, shown, downloaded; and files of others checked. */
export function SnapshotPage({ typed, refused, signer, answer, above, below }: SnapshotPageProps) {
  const asked = answer && 'typed' in answer ? answer : undefined
  const fault = asked ? ('fault' in asked ? asked.fault : undefined) : answer ? undefined : refused
  return (
    <div className={`${frame.wrap} ${frame.bottom}`}>
      <div className={frame.pageHead}>
        <div>
          <h1 className={frame.pageTitle}>
            <Trans>Snapshot of holders</Trans>
          </h1>
          <p className={frame.pageLead}>
            <Trans>
              Who held a collection, a trait or a list of works at any height. The file names the block and is
              signed: whoever has it can check that nobody changed it.
            </Trans>
          </p>
        </div>
      </div>
      {above}
      <div className={halves}>
        <AskForm typed={asked?.typed ?? typed} fault={fault} />
        <div className={css.aside}>
          {asked && 'head' in asked ? <FirstHolders head={asked.head} holders={asked.holders} /> : null}
          <CheckForm signer={signer} answered={answer && 'verdict' in answer ? answer.verdict : undefined} />
        </div>
      </div>
      {below}
    </div>
  )
}
