import type { Offer } from '@chiaroscuro/contract/operation'
import { Button } from '@chiaroscuro/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { useWallet } from '#app/wallet/use-wallet.js'
import { AwaitWallet } from './await-wallet.js'
import { DeedNote } from './deed-note.js'
import { LotWords } from './lot-words.js'
import { NO_FEE } from './no-fee.js'
import { isOpen, isPending } from './offer-status.js'
import * as css from './trade.css.js'
import { useDeed } from './use-deed.js'
import { type OwnedWork, useOwnsAll } from './use-owns.js'
import { useTradeApi } from './use-trade-api.js'

export interface LotPanelProps {
  offer: Offer
  works: readonly OwnedWork[]
}

/** What somebody with a wallet can do with a lot: take it whole, or, where it is theirs, withdraw it. */
export function LotPanel({ offer, works }: LotPanelProps) {
  const { t } = useLingui()
  const { wallet, port } = useWallet()
  const api = useTradeApi()
  const owns = useOwnsAll(port, works, wallet?.address)
  const hand = useDeed()
  const [done, setDone] = useState('')
  useEffect(() => {
    // There when the click comes.
    void api.textOf(offer.id).catch(() => {})
  }, [api, offer.id])
  if (!port || !wallet || owns === undefined) return <AwaitWallet isConnected={Boolean(port && wallet)} />
  const isSale = offer.side === 1
  const act = isSale ? (owns ? 'withdraw' : 'buy') : 'accept'
  const begin = () => {
    setDone(act === 'buy' ? t`They are yours: a block holds the trade.` : t`Done: a block holds it.`)
    void hand.begin(port, async (door, sent, held) => {
      const text = await api.textOf(offer.id)
      if (act === 'withdraw') await port.cancelOffer(door, { id: offer.id, text }, NO_FEE)
      else await port.takeOffers(door, [text], NO_FEE)
      sent()
      const nftId = works[0]?.encoded_id
      held(
        act === 'buy' && nftId
          ? await api.bought({ offerId: offer.id, nftId }, wallet)
          : await api.settled(offer.id, act === 'withdraw' ? 'cancelled' : 'taken'),
      )
    })
  }
  return (
    <div className={css.root}>
      {isOpen(offer) || isPending(offer) ? (
        <>
          <p className={css.quiet}>
            <Standing isSale={isSale} owns={owns} />
          </p>
          {isSale || owns ? (
            <div className={css.acts}>
              <Button
                tone={act === 'withdraw' ? undefined : 'act'}
                className={css.wide}
                onClick={begin}
                disabled={hand.isBusy || !isOpen(offer)}
              >
                <LotWords act={act} count={works.length} />
              </Button>
            </div>
          ) : null}
        </>
      ) : null}
      <DeedNote {...hand} done={done} />
    </div>
  )
}

/** How somebody stands to a lot. */
function Standing({ isSale, owns }: { isSale: boolean; owns: boolean }) {
  if (isSale)
    return owns ? (
      <Trans>These works are in your wallet.</Trans>
    ) : (
      <Trans>They go together, in one block, or none of them does.</Trans>
    )
  return owns ? (
    <Trans>All of these works are in your wallet.</Trans>
  ) : (
    <Trans>Only whoever holds all of these works can take this bid.</Trans>
  )
}
