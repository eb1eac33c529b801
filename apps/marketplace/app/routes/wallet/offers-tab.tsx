import type { Offer } from '@chiaroscuro/contract/operation'
import { Button, EmptyState } from '@chiaroscuro/ui'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import * as css from '#app/feature/many/many.css.js'
import { ManyNote } from '#app/feature/many/many-note.js'
import { SelectBar } from '#app/feature/many/select-bar.js'
import { useMany } from '#app/feature/many/use-many.js'
import { useSelection } from '#app/feature/many/use-selection.js'
import { isOpen } from '#app/feature/trade/offer-status.js'
import * as frame from '#app/layout/frame.css.js'
import type { WalletPort } from '#app/wallet/wallet-port.js'
import { endOffers } from './many-deeds.js'
import { OfferTable, offerName } from './offer-table.js'
import { useManyApi } from './use-many-api.js'

interface OffersTabProps {
  open: readonly Offer[]
  over: readonly Offer[]
  port: WalletPort
  /** Coins came back: the wallet is to be asked anew. */
  onMoved: () => void
}

/** The wallet's own offers: those that stand, to be withdrawn, and those lately over. */
export function OffersTab({ open, over, port, onMoved }: OffersTabProps) {
  const { t } = useLingui()
  const api = useManyApi()
  const many = useMany()
  // What waits for its block already is not withdrawn again.
  const selection = useSelection(useMemo(() => open.filter(isOpen).map(({ id }) => id), [open]))
  const names = new Map([...open, ...over].map((offer) => [offer.id, offerName(offer)]))

  const withdraw = async () => {
    const { ids } = selection
    const isDone = await many.beginMany(port, ids.length, async (deeds) => {
      const offers = await Promise.all(ids.map(async (id) => ({ id, text: await api.textOf(id) })))
      await endOffers(deeds, offers, api.withdrawn)
    })
    if (isDone) selection.clear()
    api.refresh()
    onMoved()
  }
  return (
    <>
      <ManyNote
        many={many}
        nameOf={(id) => names.get(id) || id.slice(0, 12)}
        done={(count) => (
          <Plural value={count} one="One offer is withdrawn." other="# offers are withdrawn." />
        )}
      />
      {open.length > 0 ? (
        <div className={css.shelf}>
          <OfferTable label={t`Open offers`} offers={open} selection={selection} isBusy={many.isBusy} />
          <SelectBar selection={selection} isOpen={false}>
            <Button tone="act" disabled={many.isBusy} onClick={() => void withdraw()}>
              <Trans>Withdraw</Trans>
            </Button>
          </SelectBar>
        </div>
      ) : (
        <EmptyState title={t`No open offers`}>
          <Trans>Works you list and bids you make appear here until somebody takes them.</Trans>
        </EmptyState>
      )}
      {over.length > 0 ? (
        <section className={css.view} aria-labelledby="wallet-over">
          <h2 id="wallet-over" className={frame.bandTitle}>
            <Trans>Lately over</Trans>
          </h2>
          <OfferTable label={t`Offers lately over`} offers={over} />
        </section>
      ) : null}
    </>
  )
}
