import { Trans } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef } from 'react'
import { DeedNote } from '#app/feature/trade/deed-note.js'
import * as trade from '#app/feature/trade/trade.css.js'
import { useWalletWords } from '#app/wallet/wallet-words.js'
import * as css from './many.css.js'
import type { ManyInHand } from './use-many.js'

interface ManyNoteProps {
  many: ManyInHand
  /** What a thing is called, by its id. */
  nameOf: (id: string) => string
  /** What is said of those that went well. */
  done: (count: number) => ReactNode
}

/** How far many things have come, and which of them did not go as wanted. */
export function ManyNote({ many, nameOf, done }: ManyNoteProps) {
  const words = useWalletWords()
  const { ends, count, deed } = many
  const faults = [...ends].flatMap(([id, fault]) => (fault ? [{ id, fault }] : []))
  const good = ends.size - faults.length
  const decided = ends.size
  const root = useRef<HTMLDivElement>(null)
  // What was pressed may be far from here: works and offers are many.
  useEffect(() => {
    if (deed.step !== 'idle') root.current?.scrollIntoView?.({ block: 'nearest' })
  }, [deed.step])
  return (
    <div ref={root} className={deed.step === 'idle' && decided === 0 ? css.noNotes : css.notes}>
      {deed.step === 'asking' && decided > 0 ? (
        <p className={trade.quiet} role="status">
          <Trans>
            {decided} of {count}
          </Trans>
        </p>
      ) : null}
      <DeedNote {...many} done={good > 0 ? done(good) : <Trans>Nothing came of it.</Trans>} />
      {faults.length > 0 ? (
        <div className={trade.fault} role="alert">
          <Trans>These did not go as wanted:</Trans>
          <ul className={css.faults}>
            {faults.map(({ id, fault }) => (
              <li key={id}>
                <b>{nameOf(id)}</b>: {words(fault)}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </div>
  )
}
