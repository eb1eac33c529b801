import { Link } from '@chiaroscuro/ui'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Money } from '#app/feature/money/money.js'
import { nftName } from '#app/feature/nft-card/nft-name.js'
import { When } from '#app/feature/when/when.js'
import type { MarketNews } from '#app/live/market-news.js'
import * as css from './market-now.css.js'

const names: Readonly<Record<MarketNews['what'], MessageDescriptor>> = {
  listing: msg`Listed`,
  bid: msg`Bid`,
  cancellation: msg`Offer withdrawn`,
  created: msg`Auction announced`,
  started: msg`Auction started`,
  lead: msg`Auction: the lead changed`,
  extended: msg`Auction: overtime`,
  ended: msg`Auction ended`,
  closed: msg`Auction closed`,
}

/** What the market hears before any block knows of it: listings, bids, auctions. */
export function MarketNow({ lines }: { lines: readonly MarketNews[] }) {
  const { t, i18n } = useLingui()
  return (
    <section className={css.box} aria-label={t`On the market now`}>
      <h2 className={css.head}>
        <Trans>On the market now</Trans>
      </h2>
      <div className={css.lines}>
        {lines.length === 0 ? (
          <p className={css.none}>
            <Trans>Listings, bids and auctions appear here as they come, before any block holds them.</Trans>
          </p>
        ) : (
          <ul className={css.list}>
            {lines.map(({ sequence, what, work, others, price, at }) => (
              <li key={sequence} className={css.line}>
                <span className={css.what}>{i18n._(names[what])}</span>
                <Link href={`/nfts/${work.encoded_id}`} className={css.work}>
                  {nftName(work)}
                  {others > 0 ? (
                    <>
                      {' '}
                      <Plural value={others} one="and # other" other="and # others" />
                    </>
                  ) : null}
                </Link>
                {price ? <Money units={price.units} code={price.code} decimals={price.decimals} /> : null}
                <span className={css.when}>
                  <When at={at} />
                </span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}
