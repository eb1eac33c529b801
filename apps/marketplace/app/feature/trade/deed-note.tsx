import { textLink } from '@chiaroscuro/ui'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useWalletWords } from '#app/wallet/wallet-words.js'
import { FinalityNote } from './finality-note.js'
import * as css from './trade.css.js'
import type { DeedInHand } from './use-deed.js'

/** How far it has come, read out as it changes. */
export function DeedNote({ deed, abandon, done }: DeedInHand & { done: ReactNode }) {
  const words = useWalletWords()
  if (deed.step === 'failed')
    return (
      <p className={css.fault} role="alert">
        {words(deed.fault)}
      </p>
    )
  const settled = deed.step === 'done' ? deed.settled : undefined
  return (
    <>
      <div role="status">
        {deed.step === 'asking' ? (
          <div className={css.said}>
            <Trans>Waiting for wallet confirmation...</Trans>
            <div className={css.saidActs}>
              {deed.href ? (
                <a className={textLink} href={deed.href} target="chiaroscuro-wallet" rel="external">
                  <Trans>Open the wallet</Trans>
                </a>
              ) : null}
              <button type="button" className={`${textLink} ${css.plain}`} onClick={abandon}>
                <Trans>Cancel</Trans>
              </button>
            </div>
          </div>
        ) : null}
        {deed.step === 'sent' ? (
          <p className={css.said}>
            <Trans>
              Signed and sent. It counts once a block holds it; that takes about a minute at most.
            </Trans>
          </p>
        ) : null}
        {deed.step === 'done' ? <p className={css.said}>{done}</p> : null}
      </div>
      {settled ? <FinalityNote settled={settled} /> : null}
    </>
  )
}
