import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { fault as shape } from '#app/feature/trade/trade.css.js'
import type { RunFault } from './run-fault.js'

interface RunFaultNoteProps {
  fault: RunFault | undefined
  /** What is said of what was begun; of a silence the same is said of everything. */
  words: Readonly<Record<Exclude<RunFault, 'silent'>, ReactNode>>
}

/** Why what was begun is not gone on with. */
export function RunFaultNote({ fault, words }: RunFaultNoteProps) {
  if (!fault) return null
  return (
    <p className={shape} role="alert">
      {fault === 'silent' ? (
        <Trans>The chain or the wallet does not answer. It is asked again with the next block.</Trans>
      ) : (
        words[fault]
      )}
    </p>
  )
}
