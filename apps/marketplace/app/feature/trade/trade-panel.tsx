import type { NftDetail, Offer } from '@chiaroscuro/contract/operation'
import { Button } from '@chiaroscuro/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useState } from 'react'
import { useWallet } from '#app/wallet/use-wallet.js'
import type { ConnectedWallet, WalletPort } from '#app/wallet/wallet-port.js'
import { AwaitWallet } from './await-wallet.js'
import { CartAct } from './cart-act.js'
import { DeedNote } from './deed-note.js'
import { NO_FEE } from './no-fee.js'
import { OfferForm } from './offer-form.js'
import { isOpen } from './offer-status.js'
import * as css from './trade.css.js'
import { type DeedInHand, useDeed } from './use-deed.js'
import { useOwns } from './use-owns.js'
import { type TradeApi, useTradeApi } from './use-trade-api.js'

export type TradeIntent = 'buy' | 'bid' | 'sell'

export interface TradePanelProps {
  nft: Pick<NftDetail, 'encoded_id' | 'royalty_percentage' | 'owner_address'>
  listings: readonly Offer[]
  bids: readonly Offer[]
  /** What somebody pressed to come here. */
  intent: TradeIntent | undefined
}

/** What somebody with a wallet can do with a work: take it, bid for it, or, where it is theirs, sell it. */
export function TradePanel(props: TradePanelProps) {
  const { wallet, port } = useWallet()
  const api = useTradeApi()
  const owns = useOwns(port, props.nft, wallet?.address)
  // Held here: what somebody just bought is theirs, and how that went stays to be read.
  const hand = useDeed()
  const [done, setDone] = useState<ReactNode>()
  if (!port || !wallet || owns === undefined) return <AwaitWallet isConnected={Boolean(port && wallet)} />
  const shared = { ...props, wallet, port, api, hand, onDone: setDone }
  return (
    <div className={css.root}>
      {owns ? <OwnersActs {...shared} /> : <BuyersActs {...shared} />}
      <DeedNote {...hand} done={done} />
    </div>
  )
}

interface ActsProps extends TradePanelProps {
  wallet: ConnectedWallet
  port: WalletPort
  api: TradeApi
  hand: DeedInHand
  /** What is to be said once it is done. */
  onDone: (words: ReactNode) => void
}

function BuyersActs({ nft, listings, intent, wallet, port, api, hand, onDone }: ActsProps) {
  const { t } = useLingui()
  const [isBidding, setIsBidding] = useState(intent === 'bid')
  const [best] = listings
  const bestId = best?.id
  useEffect(() => {
    if (bestId) void api.textOf(bestId).catch(() => {})
  }, [api, bestId])
  const buy = () => {
    if (!best) return
    onDone(t`It is yours: a block holds the trade.`)
    void hand.begin(port, async (door, sent, held) => {
      await port.takeOffers(door, [await api.textOf(best.id)], NO_FEE)
      sent()
      held(await api.bought({ offerId: best.id, nftId: nft.encoded_id }, wallet))
    })
  }
  return (
    <>
      <div className={css.acts}>
        {best ? (
          <Button tone="act" className={css.wide} onClick={buy} disabled={hand.isBusy || !isOpen(best)}>
            <Trans>Buy now</Trans>
          </Button>
        ) : null}
        <Button className={css.wide} aria-expanded={isBidding} onClick={() => setIsBidding(!isBidding)}>
          <Trans>Place a bid</Trans>
        </Button>
        {best ? <CartAct nft={nft} listing={best} className={css.wide} /> : null}
      </div>
      {isBidding ? <OfferForm kind="bid" nft={nft} port={port} api={api} /> : null}
    </>
  )
}

function OwnersActs({ nft, listings, bids, port, api, hand, onDone }: ActsProps) {
  const { t } = useLingui()
  const [isSelling, setIsSelling] = useState(listings.length === 0)
  const [listing] = listings
  const [bid] = bids
  const end = (offer: Offer, how: 'taken' | 'cancelled') => {
    onDone(t`Done: a block holds it.`)
    void hand.begin(port, async (door, sent, held) => {
      const text = await api.textOf(offer.id)
      if (how === 'taken') await port.takeOffers(door, [text], NO_FEE)
      else await port.cancelOffer(door, { id: offer.id, text }, NO_FEE)
      sent()
      held(await api.settled(offer.id, how))
    })
  }
  return (
    <>
      <p className={css.quiet}>
        <Trans>This work is in your wallet.</Trans>
      </p>
      <div className={css.acts}>
        {bid ? (
          <Button tone="act" className={css.wide} onClick={() => end(bid, 'taken')} disabled={hand.isBusy}>
            <Trans>Accept the highest bid</Trans>
          </Button>
        ) : null}
        {listing ? (
          <Button className={css.wide} onClick={() => end(listing, 'cancelled')} disabled={hand.isBusy}>
            <Trans>Withdraw the listing</Trans>
          </Button>
        ) : null}
        <Button className={css.wide} aria-expanded={isSelling} onClick={() => setIsSelling(!isSelling)}>
          {listing ? <Trans>List at another price</Trans> : <Trans>List for sale</Trans>}
        </Button>
      </div>
      {isSelling ? <OfferForm kind="sale" nft={nft} port={port} api={api} /> : null}
    </>
  )
}
