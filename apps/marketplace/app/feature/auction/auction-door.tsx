import type { AuctionPhase } from '@chiaroscuro/contract/operation'
import { Button } from '@chiaroscuro/ui'
import { Trans } from '@lingui/react/macro'
import { lazy, Suspense, useState } from 'react'
import * as css from '#app/feature/trade/trade.css.js'
import { keptWallet } from '#app/wallet/kept-wallet.js'
import type { AuctionPanelProps } from './auction-panel.js'

// Most visitors only look: what asks wallets is fetched for those who do not.
const AuctionActs = lazy(() =>
  import('./auction-acts.js').then((module) => ({ default: module.AuctionActs })),
)

export interface AuctionDoorProps extends AuctionPanelProps {
  phase: AuctionPhase
}

/** The way to bid, or, for its owner, to end it. */
export function AuctionDoor(props: AuctionDoorProps) {
  const wallet = keptWallet.use()
  const [bids, setBids] = useState(false)
  const canBid = props.phase === 'running' || props.phase === 'overtime'
  // Nobody's press may be lost: not before the page has come alive, nor while what asks wallets is on its way.
  if (wallet === undefined) return canBid ? <Door /> : null
  if (!wallet && !bids) return canBid ? <Door onPress={() => setBids(true)} /> : null
  return (
    <Suspense fallback={canBid ? <Door /> : null}>
      <AuctionActs {...props} bids={bids} onBid={() => setBids(true)} />
    </Suspense>
  )
}

/** Without `onPress` it looks as it will, and waits. */
export function Door({ onPress }: { onPress?: () => void }) {
  return (
    <div className={css.acts}>
      <Button
        tone="act"
        className={css.wide}
        aria-disabled={onPress ? undefined : true}
        onClick={() => onPress?.()}
      >
        <Trans>Bid in this auction</Trans>
      </Button>
    </div>
  )
}
