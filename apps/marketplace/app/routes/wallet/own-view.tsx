import { EmptyState, quiet } from '@chiaroscuro/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import * as css from '#app/feature/many/many.css.js'
import type { WalletPort } from '#app/wallet/wallet-port.js'
import { ActivityTab } from './activity-tab.js'
import { OffersTab } from './offers-tab.js'
import { ProfilesTab } from './profiles-tab.js'
import { useOwnPapers } from './use-own-papers.js'
import type { WalletTab } from './wallet-tab.js'

interface OwnViewProps {
  tab: WalletTab
  address: string | null
  port: WalletPort
  onMoved: () => void
}

/** What the index knows of the wallet's address. */
export function OwnView({ tab, address, port, onMoved }: OwnViewProps) {
  return (
    <div className={css.view}>
      {address === null ? <NoAddress /> : <Known {...{ tab, address, port, onMoved }} />}
    </div>
  )
}

function NoAddress() {
  const { t } = useLingui()
  return (
    <EmptyState title={t`This wallet does not tell its address`}>
      <Trans>Without it nothing can be looked up here. Search for the address to see what it did.</Trans>
    </EmptyState>
  )
}

function Known({ tab, address, port, onMoved }: OwnViewProps & { address: string }) {
  const { t } = useLingui()
  const papers = useOwnPapers(tab, address)
  switch (papers?.tab) {
    case 'offers':
      return <OffersTab open={papers.open} over={papers.over} port={port} onMoved={onMoved} />
    case 'profiles':
      return <ProfilesTab profiles={papers.profiles} />
    case 'activity':
      return <ActivityTab events={papers.events} address={address} />
    case 'fault':
      return (
        <EmptyState title={t`The index does not answer`} alert>
          <Trans>Your wallet and what it holds are not touched by that. Try again in a minute.</Trans>
        </EmptyState>
      )
    default:
      return (
        <p className={quiet} role="status">
          <Trans>Looking it up</Trans>
        </p>
      )
  }
}
