import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { fault as shape } from '#app/feature/trade/trade.css.js'
import type { RunFault } from './run-fault.js'

interface RunFaultNoteProps {
  fault: RunFault | undefined
  /** What is said where another window goes on with it, and where its journal cannot be read. */
  words: { readonly otherWindow: ReactNode; readonly damaged: ReactNode }
}

/** Why what was begun is not gone on with. */
export function RunFaultNote({ fault, words }: RunFaultNoteProps) {
  if (!fault) return null
  return (
    <p className={shape} role="alert">
      {fault === 'other-window' ? words.otherWindow : null}
      {fault === 'damaged' ? words.damaged : null}
      {fault === 'silent' ? (
        <Trans>The chain or the wallet does not answer. It is asked again with the next block.</Trans>
      ) : null}
    </p>
  )
}
