import { Button } from '@chiaroscuro/ui'
import { lazy, Suspense, useState } from 'react'
import { keptWallet } from '#app/wallet/kept-wallet.js'
import type { LotPanelProps } from './lot-panel.js'
import { LotWords } from './lot-words.js'
import * as css from './trade.css.js'

// Most visitors only look: what trades is fetched for those who do not.
const LotPanel = lazy(() => import('./lot-panel.js').then((module) => ({ default: module.LotPanel })))

/** The way to take, or to take back, an offer of several works that go together. */
export function LotDoor(props: LotPanelProps) {
  const wallet = keptWallet.use()
  const [isPressed, setIsPressed] = useState(false)
  const isWaiting = wallet !== null || isPressed
  const door = (
    <div className={`${css.root} ${css.acts}`}>
      <Button
        tone="act"
        className={css.wide}
        aria-disabled={isWaiting ? true : undefined}
        onClick={isWaiting ? undefined : () => setIsPressed(true)}
      >
        <LotWords act={props.offer.side === 1 ? 'buy' : 'accept'} count={props.works.length} />
      </Button>
    </div>
  )
  if (wallet === undefined || (!wallet && !isPressed)) return door
  return (
    <Suspense fallback={door}>
      <LotPanel {...props} />
    </Suspense>
  )
}
