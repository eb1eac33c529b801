import { Button } from '@chiaroscuro/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import * as trade from '#app/feature/trade/trade.css.js'
import * as frame from '#app/layout/frame.css.js'
import { type KeptMint, mints } from './mint-store.js'
import * as css from './page.css.js'

/** Mints that this browser keeps. */
export function KeptMints({ onOpen }: { onOpen: (kept: KeptMint) => void }) {
  const { i18n } = useLingui()
  const [kept, setKept] = useState<readonly KeptMint[]>([])
  useEffect(() => {
    // A browser that keeps nothing has begun nothing.
    mints.all().then(setKept, () => {})
  }, [])
  if (kept.length === 0) return null
  return (
    <section className={css.part} aria-labelledby="kept">
      <h2 id="kept" className={frame.bandTitle}>
        <Trans>Begun in this browser</Trans>
      </h2>
      <ul className={css.kept}>
        {kept.map((one) => (
          <li key={one.hash} className={css.keptOne}>
            <span>
              {one.name}
              <span className={trade.quiet}> · {i18n.date(one.startedAt)}</span>
            </span>
            <Button onClick={() => onOpen(one)}>
              <Trans>Go on</Trans>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
