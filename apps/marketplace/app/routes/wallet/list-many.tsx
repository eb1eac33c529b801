import type { FlatNft } from '@chiaroscuro/contract/operation'
import { Button, CheckboxRow } from '@chiaroscuro/ui'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { Field } from '#app/feature/form/field.js'
import * as css from '#app/feature/many/many.css.js'
import { Panel } from '#app/feature/many/panel.js'
import { SmallWork } from '#app/feature/many/small-work.js'
import { nftName } from '#app/feature/nft-card/nft-name.js'
import { PriceFields } from '#app/feature/trade/price-fields.js'
import { endOf, readPrice, XCH } from '#app/feature/trade/price-form.js'
import { Sums } from '#app/feature/trade/sums.js'
import * as trade from '#app/feature/trade/trade.css.js'
import { useTradeApi } from '#app/feature/trade/use-trade-api.js'
import type { WishedSale } from './many-deeds.js'
import { pricesOf, type Takings, takingsOf, takingsTogether, wishesOf, wishTogether } from './sale-wishes.js'

interface ListManyProps {
  works: readonly FlatNft[]
  isBusy: boolean
  /** Whether the wallet signs no end. */
  staysOpen: boolean | undefined
  onList: (sales: readonly WishedSale[]) => void
}

/** Prices for the works chosen: one for all, or their own. */
export function ListMany({ works, isBusy, staysOpen, onList }: ListManyProps) {
  const { t } = useLingui()
  const api = useTradeApi()
  const [price, setPrice] = useState('')
  const [own, setOwn] = useState<ReadonlyMap<string, string>>(new Map())
  const [currency, setCurrency] = useState(XCH)
  const [days, setDays] = useState(7)
  const [isWrong, setIsWrong] = useState(false)
  const [wantsOne, setWantsOne] = useState(false)
  const isTogether = wantsOne && works.length > 1
  const whole = isTogether ? readPrice(price, currency) : undefined
  const prices = isTogether ? undefined : pricesOf(works, { price, own, currency })
  const isPriced = isTogether ? whole !== undefined : prices !== undefined
  const listed = works.filter(({ offer_id }) => offer_id !== null).length

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsWrong(!isPriced)
    const end = endOf(days, Date.now())
    if (prices) onList(wishesOf(works, prices, currency, end))
    if (whole !== undefined) onList([wishTogether(works, whole, currency, end)])
  }
  return (
    <Panel title={<Plural value={works.length} one="List a work" other="List # works" />}>
      <form className={trade.form} onSubmit={submit} noValidate>
        {works.length > 1 ? (
          <CheckboxRow
            label={t`Together, for one price`}
            checked={isTogether}
            onChange={() => setWantsOne(!wantsOne)}
          />
        ) : null}
        {isTogether ? (
          <p className={trade.quiet}>
            <Trans>Whoever buys takes all of them, in one block, or none.</Trans>
          </p>
        ) : null}
        <PriceFields
          label={isTogether ? t`Price of all together` : t`Price of each work`}
          {...{ api, price, currency, days, staysOpen }}
          onPrice={setPrice}
          onCurrency={setCurrency}
          onDays={setDays}
        />
        <ul className={css.works}>
          {works.map((nft) => (
            <li key={nft.encoded_id} className={css.work}>
              <SmallWork nft={nft} />
              <span className={css.workName}>{nftName(nft)}</span>
              {isTogether ? null : (
                <OwnPrice
                  nft={nft}
                  text={own.get(nft.encoded_id) ?? ''}
                  onText={(text) => setOwn(new Map([...own, [nft.encoded_id, text]]))}
                />
              )}
            </li>
          ))}
        </ul>
        {isWrong && !isPriced ? (
          <p className={trade.fault} role="alert">
            {isTogether ? (
              <Trans>
                Name an amount above zero, with at most {currency.decimals} digits behind the point.
              </Trans>
            ) : (
              <Trans>
                Name an amount above zero for each work, with at most {currency.decimals} digits behind the
                point.
              </Trans>
            )}
          </p>
        ) : null}
        {prices ? <ByThemselves takings={takingsOf(works, prices)} currency={currency} /> : null}
        {whole === undefined ? null : (
          <Together takings={takingsTogether(works, whole)} currency={currency} />
        )}
        {listed > 0 ? (
          <p className={trade.quiet}>
            <Plural
              value={listed}
              one="One of them is listed already: that listing stands as well until it is withdrawn."
              other="# of them are listed already: those listings stand as well until they are withdrawn."
            />
          </p>
        ) : null}
        <Button tone="act" type="submit" disabled={isBusy}>
          {isTogether ? (
            <Trans>Sign and list them together</Trans>
          ) : (
            <Plural value={works.length} one="Sign and list it" other="Sign and list all #" />
          )}
        </Button>
      </form>
    </Panel>
  )
}

function OwnPrice({ nft, text, onText }: { nft: FlatNft; text: string; onText: (text: string) => void }) {
  const { t } = useLingui()
  const name = nftName(nft)
  return (
    <Field
      label={t`Own price`}
      aria-label={t`Own price of ${name}`}
      required={false}
      inputMode="decimal"
      autoComplete="off"
      maxLength={30}
      value={text}
      onChange={(event) => onText(event.target.value)}
    />
  )
}

interface Reckoned {
  takings: Takings
  currency: typeof XCH
}

function ByThemselves({ takings: { price, royalty }, currency }: Reckoned) {
  const { t } = useLingui()
  return (
    <Sums
      currency={currency}
      lines={[
        [t`You receive, if all are sold`, price],
        [t`Creator royalties, paid by the buyers`, royalty],
        [t`The buyers pay`, price + royalty],
      ]}
    />
  )
}

function Together({ takings: { price, royalty }, currency }: Reckoned) {
  const { t } = useLingui()
  return (
    <Sums
      currency={currency}
      lines={[
        [t`You receive`, price],
        [t`Creator royalties, paid by the buyer`, royalty],
        [t`The buyer pays`, price + royalty],
      ]}
    />
  )
}
