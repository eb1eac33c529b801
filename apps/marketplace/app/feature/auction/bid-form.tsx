import { formatXch } from '@chiaroscuro/domain/amount'
import { Button } from '@chiaroscuro/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { Field } from '#app/feature/form/field.js'
import { DeedNote } from '#app/feature/trade/deed-note.js'
import { NO_FEE } from '#app/feature/trade/no-fee.js'
import { readPrice, royaltyOn, XCH } from '#app/feature/trade/price-form.js'
import { Sums } from '#app/feature/trade/sums.js'
import * as css from '#app/feature/trade/trade.css.js'
import { useDeed } from '#app/feature/trade/use-deed.js'
import { useTradeApi } from '#app/feature/trade/use-trade-api.js'
import type { WalletPort } from '#app/wallet/wallet-port.js'
import type { AuctionPanelProps } from './auction-panel.js'
import { leastBid } from './least-bid.js'

/** How long after the end a bid still stands: an owner accepts by hand, and may sleep. */
const STANDS_DAYS = 3
/** Overtime may hold an auction open for a while. */
const OVERTIME_DAYS = 1
const DAY_SECONDS = 86_400

/** Asks for a bid that leads, has the wallet sign it, and publishes it. */
export function BidForm({ auction, nft, port }: AuctionPanelProps & { port: WalletPort }) {
  const { t } = useLingui()
  const api = useTradeApi()
  const hand = useDeed()
  const [price, setPrice] = useState('')
  const [isWrong, setIsWrong] = useState(false)
  const least = leastBid(auction)
  const units = readPrice(price, XCH)
  const isEnough = units !== undefined && units >= least

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsWrong(!isEnough)
    if (!isEnough) return
    void hand.begin(port, async (door) => {
      const wish = {
        offerAssets: [{ assetId: XCH.assetId, amount: units.toString() }],
        requestAssets: [{ assetId: nft.encoded_id, amount: '1' }],
        fee: NO_FEE,
        expiresAt:
          Math.ceil(Date.parse(auction.ends_at) / 1000) + (STANDS_DAYS + OVERTIME_DAYS) * DAY_SECONDS,
      }
      await api.publish(await port.createOffer(door, wish))
    })
  }
  const leastText = formatXch(least)
  const royalty = isEnough ? royaltyOn(units, nft.royalty_percentage) : 0n
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <Field
        label={t`Your bid, in XCH`}
        hint={
          port.offersStayOpen
            ? t`At least ${leastText} XCH. Your wallet cannot set an end: it stands until you withdraw it.`
            : t`At least ${leastText} XCH. It stands until some days after the end, so that the owner can accept it.`
        }
        inputMode="decimal"
        autoComplete="off"
        maxLength={30}
        value={price}
        onChange={(event) => {
          setPrice(event.target.value)
          setIsWrong(false)
        }}
      />
      {isWrong ? (
        <p className={css.fault} role="alert">
          <Trans>Bid at least {leastText} XCH.</Trans>
        </p>
      ) : null}
      {isEnough ? (
        <Sums
          currency={XCH}
          lines={[
            [t`The owner receives`, units],
            [t`Creator royalty`, royalty],
            [t`You set aside`, units + royalty],
          ]}
        />
      ) : null}
      <Button tone="act" type="submit" disabled={hand.deed.step === 'asking'}>
        <Trans>Sign and bid</Trans>
      </Button>
      <DeedNote {...hand} done={t`Your bid is in. You lead until somebody bids more.`} />
    </form>
  )
}
