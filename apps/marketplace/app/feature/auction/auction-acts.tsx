import { formatCallOffText } from '@chiaroscuro/domain/auction'
import { asHex32 } from '@chiaroscuro/domain/id'
import { Button } from '@chiaroscuro/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { ConnectFirst } from '#app/feature/trade/connect-first.js'
import { DeedNote } from '#app/feature/trade/deed-note.js'
import { NO_FEE } from '#app/feature/trade/no-fee.js'
import * as css from '#app/feature/trade/trade.css.js'
import { type DeedInHand, useDeed } from '#app/feature/trade/use-deed.js'
import { useOwns } from '#app/feature/trade/use-owns.js'
import { useTradeApi } from '#app/feature/trade/use-trade-api.js'
import { useSite } from '#app/layout/site.js'
import { useWallet } from '#app/wallet/use-wallet.js'
import type { WalletPort } from '#app/wallet/wallet-port.js'
import { type AuctionDoorProps, Door } from './auction-door.js'
import { BidForm } from './bid-form.js'

export interface AuctionActsProps extends AuctionDoorProps {
  /** Whether somebody pressed to bid. */
  bids: boolean
  onBid: () => void
}

/** What somebody can do about an auction: bid, or, where the work is theirs, accept the winner or call it off. */
export function AuctionActs(props: AuctionActsProps) {
  const { wallet, port } = useWallet()
  const owns = useOwns(port, props.nft, wallet?.address)
  // Held here: what somebody just sold is no longer theirs, and how that went stays to be read.
  const hand = useDeed()
  const [done, setDone] = useState<ReactNode>()
  const canBid = props.phase === 'running' || props.phase === 'overtime'
  return (
    <>
      {wallet && port && owns ? (
        <OwnersActs {...props} port={port} hand={hand} onDone={setDone} />
      ) : canBid ? (
        <BiddersActs {...props} />
      ) : null}
      <DeedNote {...hand} done={done} />
    </>
  )
}

function BiddersActs(props: AuctionActsProps) {
  const { wallet, port } = useWallet()
  if (!props.bids) return <Door onPress={props.onBid} />
  if (wallet && port) return <BidForm {...props} port={port} />
  return <ConnectFirst />
}

interface OwnersActsProps extends AuctionActsProps {
  port: WalletPort
  hand: DeedInHand
  /** What is to be said once it is done. */
  onDone: (words: ReactNode) => void
}

function OwnersActs({ auction, phase, port, hand, onDone }: OwnersActsProps) {
  const { t } = useLingui()
  const { network } = useSite()
  const api = useTradeApi()
  const { winning_bid: winner, closed_by } = auction
  if (closed_by !== null) return null

  const accept = (offerId: string) => {
    onDone(t`Sold: a block holds the trade.`)
    void hand.begin(port, async (door, sent, held) => {
      await port.takeOffers(door, [await api.textOf(offerId)], NO_FEE)
      sent()
      held(await api.settled(offerId, 'taken'))
    })
  }
  const callOff = () => {
    onDone(t`The auction is called off.`)
    void hand.begin(port, async (door) => {
      const text = formatCallOffText({ network, auctionId: asHex32(auction.id) })
      await api.callOff(auction.id, await port.signMessage(door, text))
    })
  }
  return (
    <div className={css.acts}>
      {phase === 'ended' ? (
        winner ? (
          <Button
            tone="act"
            className={css.wide}
            disabled={hand.isBusy}
            onClick={() => accept(winner.offer_id)}
          >
            <Trans>Accept the winning bid</Trans>
          </Button>
        ) : null
      ) : (
        <Button className={css.wide} disabled={hand.isBusy} onClick={callOff}>
          <Trans>Call the auction off</Trans>
        </Button>
      )}
    </div>
  )
}
