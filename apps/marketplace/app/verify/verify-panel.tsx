import type { ApiClient } from '@chiaroscuro/api-client'
import { call } from '@chiaroscuro/api-client'
import { getOffer, type Offer } from '@chiaroscuro/contract/operation'
import { Button } from '@chiaroscuro/ui'
import { Trans } from '@lingui/react/macro'
import { useCallback, useEffect, useRef, useState } from 'react'
import * as frame from '#app/layout/frame.css.js'
import { compareSaid, type Difference } from './compare-said.js'
import { DifferenceList } from './difference-list.js'
import { namesOf } from './known-names.js'
import { OfferSides } from './offer-sides.js'
import type { Verdict } from './verdict.js'
import { VerdictHeadline, VerdictLines } from './verdict-view.js'
import * as css from './verify.css.js'
import { type VerifyTools, verifyText } from './verify-text.js'

export interface VerifyPanelProps {
  /** The offer as this site shows it. */
  offer: Offer
  /** The offer itself. */
  text: string
  tools: VerifyTools
}

interface Found {
  readonly verdict: Verdict
  readonly differences: readonly Difference[]
}

/** Verifies an offer at once, and again when asked; says where this site says something else. */
export function VerifyPanel({ offer, text, tools }: VerifyPanelProps) {
  const [found, setFound] = useState<Found>()
  const [isBusy, setIsBusy] = useState(true)
  const verify = useCallback(async () => {
    setIsBusy(true)
    const [verdict, status] = await Promise.all([verifyText(tools, text), statusNow(tools.api, offer)])
    const seconds = Math.floor(tools.now() / 1000)
    setFound({ verdict, differences: compareSaid({ ...offer, status }, verdict, seconds) })
    setIsBusy(false)
  }, [tools, text, offer])
  useEffect(() => void verify(), [verify])
  // It takes the place of the button that was pressed.
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  const names = namesOf(offer)
  return (
    <>
      <Button
        ref={button}
        className={frame.scripted}
        aria-disabled={isBusy || undefined}
        onClick={() => isBusy || void verify()}
      >
        {found ? <Trans>Verify again</Trans> : <Trans>Verify in this browser</Trans>}
      </Button>
      <div role="status">
        {isBusy ? (
          <p className={css.quiet}>
            <Trans>Reading the offer</Trans>
          </p>
        ) : found ? (
          <VerdictHeadline verdict={found.verdict} />
        ) : null}
      </div>
      {found && !isBusy ? (
        <>
          <DifferenceList differences={found.differences} names={names} />
          {found.verdict.offer ? <OfferSides offer={found.verdict.offer} names={names} /> : null}
          <VerdictLines verdict={found.verdict} names={names} />
        </>
      ) : null}
    </>
  )
}

/** What this site says of its status now: the page may have been drawn a while ago. */
async function statusNow(api: ApiClient, offer: Offer): Promise<number> {
  const now = await call(api, getOffer, { offer_id: offer.id }).catch(() => undefined)
  return now?.status ?? offer.status
}
