import type { NftDetail, Offer, OfferAsset } from '@chiaroscuro/contract/operation'
import { buttonShape, figure, Link, textLink } from '@chiaroscuro/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { Hash } from '#app/feature/hash/hash.js'
import { HiddenNote } from '#app/feature/moderation/hidden-note.js'
import { Fiat } from '#app/feature/money/fiat.js'
import { Money } from '#app/feature/money/money.js'
import { nftName } from '#app/feature/nft-card/nft-name.js'
import { Picture } from '#app/feature/picture/picture.js'
import { LotDoor } from '#app/feature/trade/lot-door.js'
import { TradeDoor } from '#app/feature/trade/trade-door.js'
import type { OwnedWork } from '#app/feature/trade/use-owns.js'
import { worksOf } from '#app/feature/trade/works-of.js'
import { When } from '#app/feature/when/when.js'
import * as frame from '#app/layout/frame.css.js'
import * as verify from '#app/verify/verify.css.js'
import { VerifyDoor } from '#app/verify/verify-door.js'
import { OfferState } from './offer-state.js'
import * as css from './page.css.js'

export interface OfferPageProps {
  offer: Offer
  /** The offer itself, as wallets read it. */
  text: string
  /** The height the index stands at. */
  height: number | null
  /** The work it is about, where we know it. */
  nft:
    | (Pick<NftDetail, 'encoded_id' | 'royalty_percentage' | 'owner_address'> & {
        is_burned: boolean
        is_blocked: boolean
      })
    | null
  /** Of a lot, those of its works that we know. */
  lot: readonly (OwnedWork & { is_burned: boolean; is_blocked: boolean })[]
}

/** An offer: what is given for what, whether it still stands, and the way to take it. */
export function OfferPage({ offer, text, height, nft, lot }: OfferPageProps) {
  const { t } = useLingui()
  const stands = offer.status === 0 || offer.status === 1
  const isSale = offer.side === 1
  const count = offer.nft_id === null ? worksOf(offer).length : 1
  const blocked = new Set([nft, ...lot].flatMap((one) => (one?.is_blocked ? one.encoded_id : [])))
  const isWhole = lot.length === count && !lot.some(({ is_burned }) => is_burned)
  // Whoever took it here hears to the end how that went.
  const stood = useRef<string>(undefined)
  if (stands) stood.current = offer.id
  const isAtDoor = stood.current === offer.id
  return (
    <div className={`${frame.wrap} ${frame.bottom}`}>
      <HiddenNote hidden={offer.hidden} />
      <div className={frame.pageHead}>
        <h1 className={frame.pageTitle}>
          <Title isSale={isSale} count={count} />
        </h1>
      </div>
      <div className={css.columns}>
        <div className={css.sides}>
          <Side title={t`Offered`} assets={offer.offered} blocked={blocked} />
          <Side title={t`Asked for in return`} assets={offer.requested} blocked={blocked} />
        </div>
        <div className={css.column}>
          <div className={css.panel}>
            <OfferState offer={offer} height={height} />
            <Facts offer={offer} count={count} />
            {isAtDoor && nft && !nft.is_burned ? (
              <TradeDoor
                nft={nft}
                listings={stands && isSale ? [offer] : []}
                bids={stands && !isSale ? [offer] : []}
              />
            ) : null}
            {isAtDoor && count > 1 && isWhole ? <LotDoor offer={offer} works={lot} /> : null}
            <div className={css.acts}>
              <a className={buttonShape({})} href={`/offers/${offer.id}/file`} download>
                <Trans>Download the offer file</Trans>
              </a>
            </div>
            <p className={css.text}>
              <Hash value={text} name={t`offer text`}>
                {text.slice(0, 24)}…
              </Hash>
            </p>
          </div>
          <section className={`${css.panel} ${verify.root}`} aria-labelledby="verify">
            <h2 id="verify" className={css.panelTitle}>
              <Trans>Check it yourself</Trans>
            </h2>
            <p className={css.why}>
              <Trans>
                Your browser reads the signed offer by itself and asks this site’s node only whether its coins
                are spent. What this site says of the offer is then compared, not believed.
              </Trans>
            </p>
            <VerifyDoor offer={offer} text={text} />
          </section>
          <p className={css.why}>
            <Trans>
              Do you hold other offers?{' '}
              <Link href="/offers/upload" className={textLink}>
                Upload them
              </Link>
              .
            </Trans>
          </p>
        </div>
      </div>
    </div>
  )
}

function Title({ isSale, count }: { isSale: boolean; count: number }) {
  if (isSale)
    return count > 1 ? <Trans>Offer to sell {count} works together</Trans> : <Trans>Offer to sell</Trans>
  return count > 1 ? <Trans>Bid for {count} works together</Trans> : <Trans>Bid</Trans>
}

function Facts({ offer, count }: { offer: Offer; count: number }) {
  const { i18n } = useLingui()
  return (
    <dl className={`${css.facts} ${figure}`}>
      <dt>{count > 1 ? <Trans>Price of all {count}</Trans> : <Trans>Price</Trans>}</dt>
      <dd>
        <Money units={offer.price_mojos} code={offer.token_code} decimals={offer.token_decimals} exact />{' '}
        <Fiat units={offer.price_mojos} asset={offer.token_id} />
      </dd>
      {offer.royalty_mojos === null ? null : (
        <>
          <dt>{count > 1 ? <Trans>Creator royalties</Trans> : <Trans>Creator royalty</Trans>}</dt>
          <dd>
            <Money
              units={offer.royalty_mojos}
              code={offer.token_code}
              decimals={offer.token_decimals}
              exact
            />
          </dd>
        </>
      )}
      <dt>
        <Trans>Published here</Trans>
      </dt>
      <dd>
        <When at={offer.created_at} />
      </dd>
      <dt>
        <Trans>Ends</Trans>
      </dt>
      <dd>
        {offer.expiration_date ? (
          <When at={offer.expiration_date} />
        ) : offer.expiration_height === null ? (
          <Trans>When it is taken or withdrawn</Trans>
        ) : (
          <Trans>At block {i18n.number(offer.expiration_height)}</Trans>
        )}
      </dd>
    </dl>
  )
}

function Side({
  title,
  assets,
  blocked,
}: {
  title: string
  assets: readonly OfferAsset[]
  /** Ids of works whose pictures are not shown. */
  blocked: ReadonlySet<string>
}) {
  return (
    <section className={css.side}>
      <h2 className={frame.bandTitle}>{title}</h2>
      <ul className={assets.length > 1 ? `${css.assets} ${css.several}` : css.assets}>
        {assets.map((asset) =>
          asset.kind === 'nft' ? (
            <li key={asset.nft_id}>
              <Link href={`/nfts/${asset.encoded_id}`} className={css.work}>
                <Picture
                  uri={blocked.has(asset.encoded_id) ? null : asset.thumbnail_uri}
                  alt=""
                  color={null}
                  sizes="(max-width: 700px) 90vw, 420px"
                />
                <span className={css.name}>{nftName(asset)}</span>
              </Link>
            </li>
          ) : (
            <li key={asset.token_id} className={css.money}>
              <Money units={asset.amount} code={asset.token_code} decimals={asset.decimals} exact />
            </li>
          ),
        )}
      </ul>
    </section>
  )
}
