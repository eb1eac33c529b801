import type { Offer } from '@chiaroscuro/contract/operation'
import { Link, textLink } from '@chiaroscuro/ui'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { exactAmount } from '#app/feature/money/amount-text.js'
import { Fiat } from '#app/feature/money/fiat.js'
import { Money } from '#app/feature/money/money.js'
import { isPending } from '#app/feature/trade/offer-status.js'
import { TradeDoor } from '#app/feature/trade/trade-door.js'
import { When } from '#app/feature/when/when.js'
import { OfferList } from './offer-list.js'
import { openOffers } from './open-offers.js'
import * as css from './page.css.js'
import { Proof } from './proof.js'
import type { ShownNft } from './shown-nft.js'

/** What it costs now, what is bid for it, and the proof of what is sold. */
export function Market({ nft }: { nft: ShownNft }) {
  const { t } = useLingui()
  const { listings, bids } = openOffers(nft.offers)
  const [best, ...others] = listings
  const together = openOffers(nft.lots)
  return (
    <div className={css.panel}>
      {best ? (
        <Listing offer={best} basisPoints={nft.royalty_percentage} />
      ) : (
        <NotListed nft={nft} bids={bids.length} inLot={together.listings.length > 0} />
      )}
      {nft.is_burned ? null : (
        <>
          <TradeDoor nft={nft} listings={listings} bids={bids} />
          <noscript>
            <p className={css.small}>
              <Trans>
                Trading needs JavaScript: wallets live in the browser. Everything else is here without.
              </Trans>
            </p>
          </noscript>
        </>
      )}
      {others.length > 0 ? <OfferList label={t`Other listings`} offers={others} /> : null}
      {bids.length > 0 ? <OfferList label={t`Bids`} offers={bids} /> : null}
      {together.listings.length > 0 ? (
        <OfferList label={t`For sale together with others`} offers={together.listings} />
      ) : null}
      {together.bids.length > 0 ? (
        <OfferList label={t`Bids for it together with others`} offers={together.bids} />
      ) : null}
      <Proof nft={nft} />
    </div>
  )
}

function NotListed({ nft, bids, inLot }: { nft: ShownNft; bids: number; inLot: boolean }) {
  return (
    <p className={css.small}>
      {nft.is_burned ? (
        <Trans>Burned: it can never be sold again.</Trans>
      ) : inLot ? (
        <Trans>Not for sale by itself.</Trans>
      ) : (
        <Trans>Not listed for sale.</Trans>
      )}{' '}
      {bids > 0 ? <Plural value={bids} one="There is # bid." other="There are # bids." /> : null}
    </p>
  )
}

function Listing({ offer, basisPoints }: { offer: Offer; basisPoints: number }) {
  const { i18n } = useLingui()
  const decimals = offer.token_decimals ?? 12
  const code = offer.token_code ?? 'XCH'
  const price = offer.price_mojos === null ? undefined : exactAmount(offer.price_mojos, decimals)
  const percent = i18n.number(basisPoints / 10_000, { style: 'percent', maximumFractionDigits: 2 })
  const both = offer.price_mojos !== null && offer.royalty_mojos !== null
  return (
    <>
      <p className={css.small}>
        <Trans>
          <Link href={`/offers/${offer.id}`} className={textLink}>
            Listed <When at={offer.created_at} />
          </Link>
        </Trans>
        <Expiry offer={offer} />
      </p>
      {isPending(offer) ? (
        <p className={css.pending}>
          <Trans>Being taken or withdrawn: a transaction waits for the next block.</Trans>
        </p>
      ) : null}
      <p className={css.price}>
        {price ?? '—'} <span className={css.priceUnit}>{code}</span>{' '}
        <Fiat units={offer.price_mojos} asset={offer.token_id} />
      </p>
      {both ? (
        <dl className={css.split}>
          <dt>
            <Trans>To the seller</Trans>
          </dt>
          <dd className={css.splitValue}>
            <Money units={offer.price_mojos} code={code} decimals={decimals} exact />
          </dd>
          <dt>
            <Trans>Creator royalty, {percent}</Trans>
          </dt>
          <dd className={css.splitValue}>
            <Money units={offer.royalty_mojos} code={code} decimals={decimals} exact />
          </dd>
          <dt className={css.total}>
            <Trans>The buyer pays, before the network fee</Trans>
          </dt>
          <dd className={css.splitValue}>
            <Money
              units={sum(offer.price_mojos, offer.royalty_mojos)}
              code={code}
              decimals={decimals}
              exact
            />
          </dd>
        </dl>
      ) : null}
    </>
  )
}

function sum(a: string | null, b: string | null): string | null {
  return a !== null && b !== null && /^\d+$/.test(a) && /^\d+$/.test(b) ? String(BigInt(a) + BigInt(b)) : null
}

function Expiry({ offer }: { offer: Offer }) {
  const { i18n } = useLingui()
  if (offer.expiration_date) {
    return (
      <>
        {' · '}
        <Trans>
          expires <When at={offer.expiration_date} />
        </Trans>
      </>
    )
  }
  if (offer.expiration_height === null) return null
  return (
    <>
      {' · '}
      <Trans>expires at block {i18n.number(offer.expiration_height)}</Trans>
    </>
  )
}
