import type { Offer } from '@chiaroscuro/contract/operation'
import { Button } from '@chiaroscuro/ui'
import { Trans } from '@lingui/react/macro'
import { lazy, Suspense, useEffect, useState } from 'react'
import * as frame from '#app/layout/frame.css.js'
import * as css from './verify.css.js'

// Who does not verify never fetches what does.
const VerifyHere = lazy(() => import('./verify-here.js'))

/** The way to verify an offer oneself; without script, what was verified and how to do it elsewhere. */
export function VerifyDoor({ offer, text }: { offer: Offer; text: string }) {
  const [isAlive, setIsAlive] = useState(false)
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => setIsAlive(true), [])
  const button = (
    <Button
      className={frame.scripted}
      aria-disabled={!isAlive || isOpen || undefined}
      onClick={() => setIsOpen(true)}
    >
      <Trans>Verify in this browser</Trans>
    </Button>
  )
  return (
    <>
      {isOpen ? (
        <Suspense fallback={button}>
          <VerifyHere offer={offer} text={text} />
        </Suspense>
      ) : (
        button
      )}
      <div className={css.plain}>
        <p className={css.quiet}>
          <Trans>
            The server read this offer in a process of its own, checked its signatures and its royalty, and
            asked a node for its coins. To check it yourself, download the file and run:
          </Trans>
        </p>
        <p className={css.command}>npm run -s inspect -- offer FILE</p>
      </div>
    </>
  )
}
