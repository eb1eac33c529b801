import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { TextArea } from '#app/feature/form/text-area.js'

interface ReasonFieldProps {
  /** What was typed before. */
  reason: string
  /** Who will read it. */
  children: ReactNode
}

/** Why something is done. */
export function ReasonField({ reason, children }: ReasonFieldProps) {
  return (
    <TextArea
      key={reason}
      label={<Trans>Reason</Trans>}
      name="reason"
      rows={2}
      maxLength={500}
      required
      defaultValue={reason}
      hint={children}
    />
  )
}
