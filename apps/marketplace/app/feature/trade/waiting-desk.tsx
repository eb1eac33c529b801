import { quiet } from '@chiaroscuro/ui'
import { Trans } from '@lingui/react/macro'
import * as css from './trade.css.js'

/** What stands where a desk comes. */
export function WaitingDesk() {
  return (
    <p className={`${quiet} ${css.waiting}`} role="status">
      <Trans>Asking the wallet</Trans>
    </p>
  )
}
