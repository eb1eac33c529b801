import { Button } from '@chiaroscuro/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import type { AssetAmount, WalletPort } from '#app/wallet/wallet-port.js'
import { DeedNote } from './deed-note.js'
import { NO_FEE } from './no-fee.js'
import { PriceFields } from './price-fields.js'
import { type Currency, endOf, readPrice, royaltyOn, XCH } from './price-form.js'
import { Sums } from './sums.js'
import * as css from './trade.css.js'
import { useDeed } from './use-deed.js'
import type { TradeApi } from './use-trade-api.js'

export interface OfferFormProps {
  kind: 'sale' | 'bid'
  nft: { encoded_id: string; royalty_percentage: number }
  port: WalletPort
  api: TradeApi
}

/** Asks for a price, has the wallet sign an offer, and publishes it: nothing moves before somebody takes it. */
export function OfferForm({ kind, nft, port, api }: OfferFormProps) {
  const { t } = useLingui()
  const [price, setPrice] = useState('')
  const [currency, setCurrency] = useState(XCH)
  const [days, setDays] = useState(7)
  const [isWrong, setIsWrong] = useState(false)
  const hand = useDeed()
  const units = readPrice(price, currency)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsWrong(units === undefined)
    if (units === undefined) return
    const money: AssetAmount = { assetId: currency.assetId, amount: units.toString() }
    const work: AssetAmount = { assetId: nft.encoded_id, amount: '1' }
    void hand.begin(port, async (door) => {
      const expiresAt = endOf(days, Date.now())
      const [give, want] = kind === 'sale' ? [work, money] : [money, work]
      const wish = { offerAssets: [give], requestAssets: [want], fee: NO_FEE, expiresAt }
      await api.publish(await port.createOffer(door, wish))
    })
  }

  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <PriceFields
        label={kind === 'sale' ? t`Your price` : t`Your bid`}
        {...{ api, price, currency, days }}
        staysOpen={port.offersStayOpen}
        onPrice={(text) => {
          setPrice(text)
          setIsWrong(false)
        }}
        onCurrency={setCurrency}
        onDays={setDays}
      />
      {isWrong ? (
        <p className={css.fault} role="alert">
          <Trans>Name an amount above zero, with at most {currency.decimals} digits behind the point.</Trans>
        </p>
      ) : null}
      {units === undefined ? null : (
        <Reckoning {...{ kind, units, currency }} royalty={royaltyOn(units, nft.royalty_percentage)} />
      )}
      <Button tone="act" type="submit" disabled={hand.deed.step === 'asking'}>
        {kind === 'sale' ? <Trans>Sign and list</Trans> : <Trans>Sign and bid</Trans>}
      </Button>
      <DeedNote
        {...hand}
        done={
          kind === 'sale'
            ? t`Listed. Everybody can see it now.`
            : t`Your bid stands. Its owner can take it now.`
        }
      />
    </form>
  )
}

interface ReckoningProps {
  kind: OfferFormProps['kind']
  units: bigint
  royalty: bigint
  currency: Currency
}

/** What a price means for both sides. A bidder sets the royalty aside; of a sale the buyer pays it. */
function Reckoning({ kind, units, royalty, currency }: ReckoningProps) {
  const { t } = useLingui()
  const lines: [string, bigint][] =
    kind === 'sale'
      ? [
          [t`You receive`, units],
          [t`Creator royalty, paid by the buyer`, royalty],
          [t`The buyer pays`, units + royalty],
        ]
      : [
          [t`The owner receives`, units],
          [t`Creator royalty`, royalty],
          [t`You set aside`, units + royalty],
        ]
  return <Sums lines={lines} currency={currency} />
}
