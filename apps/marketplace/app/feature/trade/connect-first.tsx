import { Trans } from '@lingui/react/macro'
import { ConnectChoices } from './connect-choices.js'
import * as css from './trade.css.js'

/** What somebody without a wallet is told who wants to trade, and the way to one. */
export function ConnectFirst() {
  return (
    <>
      <p className={css.quiet}>
        <Trans>Connect a wallet to go on. It signs; this site never holds your keys or your money.</Trans>
      </p>
      <ConnectChoices />
    </>
  )
}
