import { Trans } from '@lingui/react/macro'
import { ConnectFirst } from './connect-first.js'
import * as css from './trade.css.js'

/** Stands where something is done with a wallet, until there is one and it has said what it holds. */
export function AwaitWallet({ isConnected }: { isConnected: boolean }) {
  return isConnected ? (
    <p className={`${css.root} ${css.quiet}`} role="status">
      <Trans>Asking the wallet</Trans>
    </p>
  ) : (
    <div className={css.root}>
      <ConnectFirst />
    </div>
  )
}
