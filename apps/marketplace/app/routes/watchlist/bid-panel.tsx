import type { FlatNft } from '@chiaroscuro/contract/operation'
import { Button } from '@chiaroscuro/ui'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { Panel } from '#app/feature/many/panel.js'
import { NO_FEE } from '#app/feature/trade/no-fee.js'
import { PriceFields } from '#app/feature/trade/price-fields.js'
import { endOf, readPrice, royaltyOn, XCH } from '#app/feature/trade/price-form.js'
import { Sums } from '#app/feature/trade/sums.js'
import * as trade from '#app/feature/trade/trade.css.js'
import { useTradeApi } from '#app/feature/trade/use-trade-api.js'
import type { EitherBid } from '#app/wallet/wallet-port.js'

interface BidPanelProps {
  works: readonly Pick<FlatNft, 'encoded_id' | 'royalty_basis_points'>[]
  isBusy: boolean
  onBid: (bid: EitherBid) => void
}

/** One price for each of the works chosen, of which one is bought at most. */
export function BidPanel({ works, isBusy, onBid }: BidPanelProps) {
  const { t } = useLingui()
  const api = useTradeApi()
  const [price, setPrice] = useState('')
  const [currency, setCurrency] = useState(XCH)
  const [days, setDays] = useState(7)
  const [isWrong, setIsWrong] = useState(false)
  const units = readPrice(price, currency)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsWrong(units === undefined)
    if (units === undefined) return
    onBid({
      nfts: works.map(({ encoded_id }) => encoded_id),
      price: { assetId: currency.assetId, amount: units.toString() },
      fee: NO_FEE,
      expiresAt: endOf(days, Date.now()),
    })
  }
  const dearest = Math.max(...works.map(({ royalty_basis_points }) => royalty_basis_points))
  return (
    <Panel title={<Plural value={works.length} one="Bid on a work" other="Bid on one of # works" />}>
      <p className={trade.quiet}>
        <Trans>
          All bids spend the same money: as soon as one owner accepts, the others end by themselves. You get
          one work at most, and pay once.
        </Trans>
      </p>
      <form className={trade.form} onSubmit={submit} noValidate>
        <PriceFields
          label={t`Your bid on each`}
          {...{ api, price, currency, days }}
          onPrice={setPrice}
          onCurrency={setCurrency}
          onDays={setDays}
        />
        {isWrong && units === undefined ? (
          <p className={trade.fault} role="alert">
            <Trans>
              Name an amount above zero, with at most {currency.decimals} digits behind the point.
            </Trans>
          </p>
        ) : null}
        {units === undefined ? null : (
          <Sums
            currency={currency}
            lines={[
              [t`The owner receives`, units],
              [t`Creator royalty, at most`, royaltyOn(units, dearest)],
              [t`You set aside`, units + royaltyOn(units, dearest)],
            ]}
          />
        )}
        <Button tone="act" type="submit" disabled={isBusy}>
          <Plural value={works.length} one="Sign and bid" other="Sign all # bids" />
        </Button>
      </form>
    </Panel>
  )
}
