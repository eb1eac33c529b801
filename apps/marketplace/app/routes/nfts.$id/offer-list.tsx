import type { Offer } from '@chiaroscuro/contract/operation'
import { Link, textLink } from '@chiaroscuro/ui'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { Money } from '#app/feature/money/money.js'
import { isPending } from '#app/feature/trade/offer-status.js'
import { worksOf } from '#app/feature/trade/works-of.js'
import { When } from '#app/feature/when/when.js'
import * as css from './offer-list.css.js'

/** Bids or further listings: price and royalty at one end, since when and until when at the other. */
export function OfferList({ label, offers }: { label: string; offers: readonly Offer[] }) {
  const { i18n } = useLingui()
  const id = useId()
  return (
    <div className={css.root}>
      <h2 className={css.head} id={id}>
        {label} <span className={css.count}>{i18n.number(offers.length)}</span>
      </h2>
      <ol aria-labelledby={id}>
        {offers.map((offer) => (
          <li key={offer.id} className={css.offer}>
            <span className={css.side}>
              <Money
                units={offer.price_mojos}
                code={offer.token_code}
                decimals={offer.token_decimals}
                exact
              />
              {offer.nft_id === null ? <Together offer={offer} /> : <Royalty offer={offer} />}
            </span>
            <span className={css.end}>
              <Link href={`/offers/${offer.id}`} className={textLink}>
                <When at={offer.created_at} />
              </Link>
              <span className={css.under}>
                {isPending(offer) ? <Trans>waits for the next block</Trans> : <Expiry offer={offer} />}
              </span>
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}

/** What a price is for that is not this work's own. */
function Together({ offer }: { offer: Offer }) {
  return (
    <span className={css.under}>
      <Link href={`/offers/${offer.id}`} className={textLink}>
        <Plural value={worksOf(offer).length} one="for # work" other="for # works together" />
      </Link>
    </span>
  )
}

function Royalty({ offer }: { offer: Offer }) {
  if (offer.royalty_mojos === null) return null
  return (
    <span className={css.under}>
      <Trans>
        royalty <Money units={offer.royalty_mojos} code={offer.token_code} decimals={offer.token_decimals} />
      </Trans>
    </span>
  )
}

function Expiry({ offer }: { offer: Offer }) {
  const { i18n } = useLingui()
  if (offer.expiration_date) {
    return (
      <Trans>
        expires <When at={offer.expiration_date} />
      </Trans>
    )
  }
  if (offer.expiration_height === null) return <Trans>no expiry</Trans>
  return <Trans>expires at block {i18n.number(offer.expiration_height)}</Trans>
}
