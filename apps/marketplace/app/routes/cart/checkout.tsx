import { Button } from '@chiaroscuro/ui'
import { Plural, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { ConnectFirst } from '#app/feature/trade/connect-first.js'
import { DeedNote } from '#app/feature/trade/deed-note.js'
import { NO_FEE } from '#app/feature/trade/no-fee.js'
import { Sums } from '#app/feature/trade/sums.js'
import { useDeed } from '#app/feature/trade/use-deed.js'
import { type Bought, type TradeApi, useTradeApi } from '#app/feature/trade/use-trade-api.js'
import { useWallet } from '#app/wallet/use-wallet.js'
import type { ConnectedWallet, Door, WalletPort } from '#app/wallet/wallet-port.js'
import * as css from './page.css.js'
import type { Sum } from './reckon.js'

export interface CheckoutProps {
  buys: readonly Bought[]
  sums: readonly Sum[]
  /** Told the ids of works that are the buyer's now. */
  onBought: (nftIds: readonly string[]) => void
}

/** What it all costs, and the way to have it. */
export function Checkout({ buys, sums, onBought }: CheckoutProps) {
  const { t } = useLingui()
  const { wallet, port } = useWallet()
  const api = useTradeApi()
  const hand = useDeed()
  // What was bought leaves the cart; how many they were is still to be said.
  const [count, setCount] = useState(0)
  if (buys.length === 0 && hand.deed.step === 'idle') return null

  const buy = (by: ConnectedWallet, from: WalletPort) => {
    setCount(buys.length)
    void hand.begin(from, async (door, sent, held) => {
      await take(buys, from, api, door)
      sent()
      const settled = await Promise.all(buys.map((one) => api.bought(one, by)))
      onBought(buys.map(({ nftId }) => nftId))
      // All are in one block.
      held(settled[0])
    })
  }
  return (
    <section className={css.box} aria-label={t`What it comes to`}>
      {sums.map(({ currency, price, royalty }) => (
        <Sums
          key={currency.assetId}
          currency={currency}
          lines={[
            [t`To the sellers`, price],
            [t`Creator royalties`, royalty],
            [t`You pay`, price + royalty],
          ]}
        />
      ))}
      {wallet && port ? (
        <>
          {buys.length > 0 ? (
            <Button tone="act" onClick={() => buy(wallet, port)} disabled={hand.isBusy}>
              <Plural value={buys.length} one="Buy it" other="Buy all # at once" />
            </Button>
          ) : null}
          <DeedNote
            {...hand}
            done={
              <Plural
                value={count}
                one="It is yours: a block holds the trade."
                other="All # are yours: one block holds the whole trade."
              />
            }
          />
        </>
      ) : wallet === null ? (
        <ConnectFirst />
      ) : null}
    </section>
  )
}

/** All of them in one bundle: joined beforehand for wallets that take one offer at a time. */
async function take(buys: readonly Bought[], port: WalletPort, api: TradeApi, door: Door): Promise<void> {
  const ids = buys.map(({ offerId }) => offerId)
  const offers =
    ids.length > 1 && !port.takesMany
      ? [await api.join(ids)]
      : await Promise.all(ids.map((id) => api.textOf(id)))
  await port.takeOffers(door, offers, NO_FEE)
}
