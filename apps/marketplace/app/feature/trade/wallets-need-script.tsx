import { EmptyState } from '@chiaroscuro/ui'
import { Trans, useLingui } from '@lingui/react/macro'

/** What stands instead of a page about wallets where there is no script. */
export function WalletsNeedScript() {
  const { t } = useLingui()
  return (
    <noscript>
      <EmptyState title={t`Wallets need JavaScript`}>
        <Trans>
          Wallets live in the browser and are spoken with by script. Every other page works without.
        </Trans>
      </EmptyState>
    </noscript>
  )
}
