import { lazy, Suspense } from 'react'
import { scripted } from '#app/layout/frame.css.js'
import { useIsAlive } from '#app/layout/use-is-alive.js'
import type { PayDeskProps } from './pay-desk.js'
import { PayWays } from './pay-ways.js'

const PayDesk = lazy(() => import('./pay-desk.js').then((module) => ({ default: module.PayDesk })))

/** Paying with a wallet, once the page is alive. */
export function PayHere(props: PayDeskProps) {
  const isAlive = useIsAlive()
  const still = <PayWays ways={props.ways} />
  return (
    <div className={scripted}>
      {isAlive ? (
        <Suspense fallback={still}>
          <PayDesk {...props} />
        </Suspense>
      ) : (
        still
      )}
    </div>
  )
}
