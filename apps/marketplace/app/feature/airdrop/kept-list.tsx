import { Button, FileButton } from '@chiaroscuro/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import * as trade from '#app/feature/trade/trade.css.js'
import * as frame from '#app/layout/frame.css.js'
import { airdrops, type KeptAirdrop } from './airdrop-store.js'
import { nameOfPlan } from './name-of-plan.js'
import * as css from './page.css.js'
import { loadJournal } from './saved-journal.js'

/** Airdrops that this browser keeps, and a way to bring one from elsewhere. */
export function KeptList({ onOpen }: { onOpen: (kept: KeptAirdrop) => void }) {
  const { i18n } = useLingui()
  const [kept, setKept] = useState<readonly KeptAirdrop[]>([])
  const [isUnread, setIsUnread] = useState(false)
  useEffect(() => {
    // A browser that keeps nothing has begun nothing.
    airdrops.all().then(setKept, () => {})
  }, [])
  const load = async (file: File) => {
    const found = await loadJournal(await file.text()).catch(() => undefined)
    setIsUnread(!found)
    if (found) onOpen(found)
  }
  return (
    <section className={css.part} aria-labelledby="kept">
      <h2 id="kept" className={frame.bandTitle}>
        <Trans>Begun in this browser</Trans>
      </h2>
      {kept.length === 0 ? (
        <p className={trade.quiet}>
          <Trans>Airdrops you begin stay here with their journal until they are done.</Trans>
        </p>
      ) : (
        <ul className={css.kept}>
          {kept.map((one) => (
            <li key={one.hash} className={css.keptOne}>
              <span>
                {nameOfPlan(one) || one.code}
                <span className={trade.quiet}> · {i18n.date(one.startedAt)}</span>
              </span>
              <Button onClick={() => onOpen(one)}>
                <Trans>Go on</Trans>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div className={trade.acts}>
        <FileButton accept=".json,application/json" onFile={(file) => void load(file)}>
          <Trans>Load a journal that was saved</Trans>
        </FileButton>
      </div>
      {isUnread ? (
        <p className={trade.fault} role="alert">
          <Trans>This file is no journal of an airdrop.</Trans>
        </p>
      ) : null}
    </section>
  )
}
