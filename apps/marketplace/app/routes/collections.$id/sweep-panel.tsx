import { apiClient, call } from '@chiaroscuro/api-client'
import { type FlatNft, listNfts } from '@chiaroscuro/contract/operation'
import { Button, Link, quiet, textLink } from '@chiaroscuro/ui'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@remix-run/react'
import { type FormEvent, useEffect, useState } from 'react'
import { cart } from '#app/feature/cart/cart.js'
import { Field } from '#app/feature/form/field.js'
import { Fiat } from '#app/feature/money/fiat.js'
import { Money } from '#app/feature/money/money.js'
import { nftName } from '#app/feature/nft-card/nft-name.js'
import { WorkPicture } from '#app/feature/nft-card/work-picture.js'
import { readPrice, XCH } from '#app/feature/trade/price-form.js'
import { useSite } from '#app/layout/site.js'
import { keptWallet } from '#app/wallet/kept-wallet.js'
import { type Floor, floorOf } from './floor.js'
import * as css from './sweep.css.js'

/** Some of the cheapest are the buyer's own, or priced in tokens: a few more are asked for than can be had. */
const ASKED = 60
const FIRST_COUNT = 3

/** What is listed in a collection, cheapest first; asked for anew by `again`. Nothing while it is on its way. */
function useListed(collectionId: string): { listed: readonly FlatNft[] | undefined; hasFailed: boolean } {
  const { apiUrl } = useSite()
  const [listed, setListed] = useState<readonly FlatNft[]>()
  const [hasFailed, setHasFailed] = useState(false)
  useEffect(() => {
    const stop = new AbortController()
    const wish = { collection_id: collectionId, listed: true, sort: 'offer-low', size: ASKED } as const
    call(apiClient({ root: apiUrl }), listNfts, wish, { signal: stop.signal }).then(
      ({ items }) => setListed(items),
      () => setHasFailed(!stop.signal.aborted),
    )
    return () => stop.abort()
  }, [apiUrl, collectionId])
  return { listed, hasFailed }
}

/** How many of the cheapest, at what price at most; what that is, and the way into the cart. */
export function SweepPanel({ collectionId }: { collectionId: string }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { now } = useSite()
  const wallet = keptWallet.use()
  const { listed, hasFailed } = useListed(collectionId)
  const [count, setCount] = useState(String(FIRST_COUNT))
  const [limit, setLimit] = useState('')
  const room = cart.most
  const wanted = Math.min(room, Math.max(1, Math.trunc(Number(count)) || 1))
  const atMost = readPrice(limit, XCH)
  const isWrong = limit.trim() !== '' && atMost === undefined
  const floor = floorOf(isWrong ? [] : (listed ?? []), { count: wanted, atMost }, wallet?.address ?? null)

  const putIntoCart = (event: FormEvent) => {
    event.preventDefault()
    if (floor.works.length === 0) return
    cart.add(floor.works.map((nft) => ({ id: nft.encoded_id, at: now, units: nft.price_mojos ?? undefined })))
    navigate('/cart')
  }
  return (
    <form className={css.panel} onSubmit={putIntoCart} noValidate>
      <div className={css.fields}>
        <Field
          label={t`How many`}
          type="number"
          inputMode="numeric"
          min={1}
          max={room}
          value={count}
          onChange={(event) => setCount(event.target.value)}
        />
        <Field
          label={t`At most, each, in XCH`}
          inputMode="decimal"
          autoComplete="off"
          maxLength={30}
          required={false}
          aria-invalid={isWrong || undefined}
          value={limit}
          onChange={(event) => setLimit(event.target.value)}
        />
      </div>
      <div role="status">
        {hasFailed ? (
          <p className={quiet}>
            <Trans>The list of what is for sale does not come. Try again in a moment.</Trans>
          </p>
        ) : listed === undefined ? (
          <p className={quiet}>
            <Trans>Looking for the cheapest</Trans>
          </p>
        ) : isWrong ? (
          <p className={quiet}>
            <Trans>Name an amount above zero, with at most {XCH.decimals} digits behind the point.</Trans>
          </p>
        ) : floor.works.length === 0 ? (
          <p className={quiet}>
            <Trans>Nothing is for sale in XCH at that price.</Trans>
          </p>
        ) : null}
      </div>
      {floor.works.length > 0 ? <Found floor={floor} wanted={wanted} /> : null}
    </form>
  )
}

function Found({ floor, wanted }: { floor: Floor; wanted: number }) {
  const { works, price } = floor
  return (
    <>
      <ul className={css.works}>
        {works.map((nft) => (
          <li key={nft.id}>
            <Link href={`/nfts/${nft.encoded_id}`} aria-label={nftName(nft)}>
              <WorkPicture nft={nft} sizes="90px" bare />
            </Link>
            <span className={css.price}>
              <Money units={nft.price_mojos} />
            </span>
          </li>
        ))}
      </ul>
      <div className={css.foot}>
        <Button tone="act" type="submit">
          <Plural value={works.length} one="Put it in the cart" other="Put all # in the cart" />
        </Button>
        <span className={css.total}>
          <Trans>
            <Money units={price.toString()} exact /> before royalties
          </Trans>{' '}
          <Fiat units={price.toString()} />
        </span>
        {works.length < wanted ? (
          <span className={quiet}>
            <Plural value={works.length} one="Only # is to be had." other="Only # are to be had." />
          </span>
        ) : null}
        <Link href="/cart" className={textLink}>
          <Trans>To the cart</Trans>
        </Link>
      </div>
    </>
  )
}
