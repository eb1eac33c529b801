import type { NftDetail, Offer, OfferAsset } from '@chiaroscuro/contract/operation'
import { buttonShape, figure, Link, textLink } from '@chiaroscuro/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Hash } from '#app/feature/hash/hash.js'
import { HiddenNote } from '#app/feature/moderation/hidden-note.js'
import { Money } from '#app/feature/money/money.js'
import { nftName } from '#app/feature/nft-card/nft-name.js'
import { Picture } from '#app/feature/picture/picture.js'
import { TradeDoor } from '#app/feature/trade/trade-door.js'
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
}

/** An offer: what is given for what, whether it still stands, and the way to take it. */
export function OfferPage({ offer, text, height, nft }: OfferPageProps) {
  const { t } = useLingui()
  const stands = offer.status === 0 || offer.status === 1
  const isSale = offer.side === 1
  return (
    <div className={`${frame.wrap} ${frame.bottom}`}>
      <HiddenNote hidden={offer.hidden} />
      <div className={frame.pageHead}>
        <h1 className={frame.pageTitle}>{isSale ? <Trans>Offer to sell</Trans> : <Trans>Bid</Trans>}</h1>
      </div>
      <div className={css.columns}>
        <div className={css.sides}>
          <Side title={t`Offered`} assets={offer.offered} blocked={nft?.is_blocked ?? false} />
          <Side title={t`Asked for in return`} assets={offer.requested} blocked={nft?.is_blocked ?? false} />
        </div>
        <div className={css.column}>
          <div className={css.panel}>
            <OfferState offer={offer} height={height} />
            <Facts offer={offer} />
            {stands && nft && !nft.is_burned ? (
              <TradeDoor nft={nft} listings={isSale ? [offer] : []} bids={isSale ? [] : [offer]} />
            ) : null}
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

function Facts({ offer }: { offer: Offer }) {
  const { i18n } = useLingui()
  return (
    <dl className={`${css.facts} ${figure}`}>
      <dt>
        <Trans>Price</Trans>
      </dt>
      <dd>
        <Money units={offer.price_mojos} code={offer.token_code} decimals={offer.token_decimals} exact />
      </dd>
      {offer.royalty_mojos === null ? null : (
        <>
          <dt>
            <Trans>Creator royalty</Trans>
          </dt>
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
  blocked: boolean
}) {
  return (
    <section className={css.side}>
      <h2 className={frame.bandTitle}>{title}</h2>
      <ul className={css.assets}>
        {assets.map((asset) =>
          asset.kind === 'nft' ? (
            <li key={asset.nft_id}>
              <Link href={`/nfts/${asset.encoded_id}`} className={css.work}>
                <Picture
                  uri={blocked ? null : asset.thumbnail_uri}
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
