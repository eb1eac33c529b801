import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { useLive } from '#app/live/live.js'
import { useWalletWords } from '#app/wallet/wallet-words.js'
import { fateFault } from './fate-fault.js'
import { FINAL_AFTER, type Finality, finalityOf, type Settled } from './finality.js'
import * as css from './trade.css.js'
import { useTradeApi } from './use-trade-api.js'

/** How deep the block of a trade lies by now; asked anew at each block until it is final. */
export function FinalityNote({ settled }: { settled: Settled }) {
  const { i18n } = useLingui()
  const words = useWalletWords()
  const finality = useFinality(settled)
  switch (finality.is) {
    case 'held':
      return (
        <p className={css.quiet}>
          <Trans>
            In block {i18n.number(finality.height)}: {finality.depth} of {FINAL_AFTER} blocks that make it
            final.
          </Trans>
        </p>
      )
    case 'final':
      return (
        <p className={css.quiet} role="status">
          <Trans>
            Final: {FINAL_AFTER} blocks stand, from block {i18n.number(finality.height)} on.
          </Trans>
        </p>
      )
    case 'back':
      return (
        <p className={css.fault} role="alert">
          <Trans>The chain took its block back. It counts again once another block holds it.</Trans>
        </p>
      )
    case 'lost':
      return (
        <p className={css.fault} role="alert">
          <Trans>The chain took its block back, and another branch decided otherwise.</Trans>{' '}
          {words(fateFault(finality.fate))}
        </p>
      )
  }
}

function useFinality(settled: Settled): Finality {
  const api = useTradeApi()
  const [finality, setFinality] = useState<Finality>({ is: 'held', height: settled.height, depth: 1 })
  const [tip, setTip] = useState(settled.height)
  const isOver = finality.is === 'final'
  useLive((message) => {
    if (message.kind === 'block') setTip(message.height)
  }, isOver)
  useEffect(() => {
    if (isOver) return
    let isCurrent = true
    // A moment without the index is no answer; the next block asks again.
    api.offer(settled.offerId).then(
      (offer) => isCurrent && setFinality(finalityOf(settled, offer, tip)),
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [api, settled, tip, isOver])
  return finality
}
