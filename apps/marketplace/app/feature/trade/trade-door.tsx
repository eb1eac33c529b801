import type { Offer } from '@chiaroscuro/contract/operation'
import { Button } from '@chiaroscuro/ui'
import { Trans } from '@lingui/react/macro'
import { lazy, Suspense, useState } from 'react'
import { keptWallet } from '#app/wallet/kept-wallet.js'
import { CartAct } from './cart-act.js'
import * as css from './trade.css.js'
import type { TradeIntent, TradePanelProps } from './trade-panel.js'

// Most visitors only look: what trades is fetched for those who do not.
const TradePanel = lazy(() => import('./trade-panel.js').then((module) => ({ default: module.TradePanel })))

/** The way to buy, bid or sell. */
export function TradeDoor(props: Omit<TradePanelProps, 'intent'>) {
  const wallet = keptWallet.use()
  const [intent, setIntent] = useState<TradeIntent>()
  // Nobody's press may be lost: not before the page has come alive, nor while what trades is on its way.
  const doors = { nft: props.nft, best: props.listings[0] }
  if (wallet === undefined) return <Doors {...doors} />
  if (!wallet && intent === undefined) return <Doors {...doors} onPress={setIntent} />
  return (
    <Suspense fallback={<Doors {...doors} />}>
      <TradePanel {...props} intent={intent} />
    </Suspense>
  )
}

interface DoorsProps extends Pick<TradePanelProps, 'nft'> {
  best: Offer | undefined
  onPress?: (intent: TradeIntent) => void
}

/** Without `onPress` they look as they will, and wait. */
function Doors({ nft, best, onPress }: DoorsProps) {
  const door = (intent: TradeIntent) => ({
    className: css.wide,
    'aria-disabled': onPress ? undefined : true,
    onClick: () => onPress?.(intent),
  })
  return (
    <div className={`${css.root} ${css.acts}`}>
      {best ? (
        <Button tone="act" {...door('buy')}>
          <Trans>Buy now</Trans>
        </Button>
      ) : null}
      <Button {...door('bid')}>
        <Trans>Place a bid</Trans>
      </Button>
      {best ? <CartAct nft={nft} listing={best} className={css.wide} /> : null}
    </div>
  )
}
