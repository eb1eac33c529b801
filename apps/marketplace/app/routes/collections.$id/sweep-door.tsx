import { Button } from '@chiaroscuro/ui'
import { Trans } from '@lingui/react/macro'
import { lazy, Suspense, useState } from 'react'
import { useIsAlive } from '#app/layout/use-is-alive.js'
import * as css from './sweep.css.js'

// Few sweep: what it takes is fetched for those who do.
const SweepPanel = lazy(() => import('./sweep-panel.js').then((module) => ({ default: module.SweepPanel })))

/** The way to buy the cheapest works of a collection. */
export function SweepDoor({ collectionId }: { collectionId: string }) {
  const isAlive = useIsAlive()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className={css.root}>
      <Button
        size="small"
        aria-expanded={isOpen}
        aria-disabled={isAlive ? undefined : true}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Trans>Sweep the floor</Trans>
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <SweepPanel collectionId={collectionId} />
        </Suspense>
      ) : null}
    </div>
  )
}
