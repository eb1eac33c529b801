import { textLink } from '@chiaroscuro/ui'
import { Trans } from '@lingui/react/macro'
import { lazy, type ReactNode, Suspense } from 'react'
import * as css from './trade.css.js'
import type { DeedInHand } from './use-deed.js'

// Neither is there before a wallet was asked for something.
const FinalityNote = lazy(() =>
  import('./finality-note.js').then((module) => ({ default: module.FinalityNote })),
)
const FaultWords = lazy(() =>
  import('#app/wallet/wallet-fault-words.js').then(
    (module) => ({ default: module.WalletFaultWords }),
    // Faults come when the network is gone, too, and then so do their words.
    () => ({ default: NoWords }),
  ),
)

function NoWords() {
  return <Trans>It did not work. Reload the page and try again.</Trans>
}

/** How far it has come, read out as it changes. */
export function DeedNote({ deed, abandon, done }: DeedInHand & { done: ReactNode }) {
  if (deed.step === 'failed')
    return (
      <p className={css.fault} role="alert">
        <Suspense>
          <FaultWords fault={deed.fault} />
        </Suspense>
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
      {settled ? (
        <Suspense>
          <FinalityNote settled={settled} />
        </Suspense>
      ) : null}
    </>
  )
}
