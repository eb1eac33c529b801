import { Button } from '@chiaroscuro/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { meter } from '#app/feature/form/form.css.js'
import * as trade from '#app/feature/trade/trade.css.js'
import * as css from './page.css.js'
import type { PutStep } from './put-file.js'

/** How far a file is on its way here, and on its way back to be compared; it can be given up. */
export function PutMeter({
  step,
  size,
  onStop,
}: {
  step: PutStep | undefined
  size: number
  onStop: () => void
}) {
  const { t, i18n } = useLingui()
  const amount = (bytes: number) =>
    i18n.number(bytes / 1e6, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  // What is sent may count more than the file itself.
  const bytes = Math.min(step?.bytes ?? 0, size)
  const done = amount(bytes)
  const all = amount(size)
  return (
    <>
      {/* Sent is one half, back the other: it goes one way only. */}
      <progress
        className={meter}
        max={size * 2}
        value={(step?.way === 'back' ? size : 0) + bytes}
        aria-label={t`How far the file is`}
      />
      <div className={css.underway}>
        <span className={trade.quiet}>
          {step?.way === 'back' ? (
            <Trans>
              Fetched back {done} of {all} MB
            </Trans>
          ) : (
            <Trans>
              Sent {done} of {all} MB
            </Trans>
          )}
        </span>
        <Button onClick={onStop}>
          <Trans>Stop</Trans>
        </Button>
      </div>
    </>
  )
}
