import type { FlatNft } from '@chiaroscuro/contract/operation'
import { Button, CheckboxRow } from '@chiaroscuro/ui'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { Panel } from '#app/feature/many/panel.js'
import { NO_FEE } from '#app/feature/trade/no-fee.js'
import { PriceFields } from '#app/feature/trade/price-fields.js'
import {
  type Currency,
  endOf,
  readPrice,
  royaltiesOn,
  royaltyOn,
  XCH,
} from '#app/feature/trade/price-form.js'
import { Sums } from '#app/feature/trade/sums.js'
import * as trade from '#app/feature/trade/trade.css.js'
import { useTradeApi } from '#app/feature/trade/use-trade-api.js'
import type { EitherBid } from '#app/wallet/wallet-port.js'

type Work = Pick<FlatNft, 'encoded_id' | 'royalty_basis_points' | 'owner_address_encoded_id'>

interface BidPanelProps {
  works: readonly Work[]
  isBusy: boolean
  /** Whether the wallet signs bids of which one is taken at most. */
  canEither: boolean
  /** Whether the wallet signs no end. */
  staysOpen: boolean | undefined
  onBid: (bid: EitherBid, isTogether: boolean) => void
}

/** One price for one of the works chosen, or, where they have one owner, for all of them together. */
export function BidPanel({ works, isBusy, canEither, staysOpen, onBid }: BidPanelProps) {
  const { t } = useLingui()
  const api = useTradeApi()
  const [price, setPrice] = useState('')
  const [currency, setCurrency] = useState(XCH)
  const [days, setDays] = useState(7)
  const [isWrong, setIsWrong] = useState(false)
  const [wantsAll, setWantsAll] = useState(false)
  const canAll = works.length > 1 && haveOneOwner(works)
  const isTogether = canAll && (wantsAll || !canEither)
  const units = readPrice(price, currency)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsWrong(units === undefined)
    if (units === undefined) return
    const bid = {
      nfts: works.map(({ encoded_id }) => encoded_id),
      price: { assetId: currency.assetId, amount: units.toString() },
      fee: NO_FEE,
      expiresAt: endOf(days, Date.now()),
    }
    onBid(bid, isTogether)
  }
  if (!isTogether && !canEither)
    return (
      <Panel title={<Trans>Bid for works together</Trans>}>
        <p className={trade.quiet}>
          <Trans>Choose two works or more of one owner: only they can give all of them at once.</Trans>
        </p>
      </Panel>
    )
  return (
    <Panel title={<Title count={works.length} isTogether={isTogether} />}>
      {canAll && canEither ? (
        <CheckboxRow
          label={t`All of them together`}
          checked={wantsAll}
          onChange={() => setWantsAll(!wantsAll)}
        />
      ) : null}
      <p className={trade.quiet}>
        {isTogether ? (
          <Trans>Their owner gives you all of them in one block, or none.</Trans>
        ) : (
          <Trans>
            All bids spend the same money: as soon as one owner accepts, the others end by themselves. You get
            one work at most, and pay once.
          </Trans>
        )}
      </p>
      <form className={trade.form} onSubmit={submit} noValidate>
        <PriceFields
          label={isTogether ? t`Your bid for all` : t`Your bid on each`}
          {...{ api, price, currency, days, staysOpen }}
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
        {units === undefined ? null : <Reckoning {...{ works, isTogether, units, currency }} />}
        <Button tone="act" type="submit" disabled={isBusy}>
          {isTogether ? (
            <Trans>Sign and bid for all</Trans>
          ) : (
            <Plural value={works.length} one="Sign and bid" other="Sign all # bids" />
          )}
        </Button>
      </form>
    </Panel>
  )
}

function haveOneOwner(works: readonly Work[]): boolean {
  const owners = new Set(works.map((work) => work.owner_address_encoded_id))
  return owners.size === 1 && !owners.has(null)
}

function Title({ count, isTogether }: { count: number; isTogether: boolean }) {
  return isTogether ? (
    <Trans>Bid for {count} works together</Trans>
  ) : (
    <Plural value={count} one="Bid on a work" other="Bid on one of # works" />
  )
}

interface ReckoningProps {
  works: readonly Work[]
  isTogether: boolean
  units: bigint
  currency: Currency
}

function Reckoning({ works, isTogether, units, currency }: ReckoningProps) {
  const { t } = useLingui()
  const points = works.map(({ royalty_basis_points }) => royalty_basis_points)
  const royalty = isTogether ? royaltiesOn(units, points) : royaltyOn(units, Math.max(...points))
  return (
    <Sums
      currency={currency}
      lines={[
        [t`The owner receives`, units],
        [isTogether ? t`Creator royalties` : t`Creator royalty, at most`, royalty],
        [t`You set aside`, units + royalty],
      ]}
    />
  )
}
