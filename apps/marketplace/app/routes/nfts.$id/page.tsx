import type { NftRank } from '@chiaroscuro/contract/operation'
import { figure, Link, quiet, strong, textLink } from '@chiaroscuro/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, Suspense } from 'react'
import type { PanelAuction } from '#app/feature/auction/auction-panel.js'
import { HiddenNote } from '#app/feature/moderation/hidden-note.js'
import type { CardNft } from '#app/feature/nft-card/card-nft.js'
import { NftGrid } from '#app/feature/nft-card/nft-card.js'
import { nftName } from '#app/feature/nft-card/nft-name.js'
import type { Arriving } from '#app/feature/section/arriving.js'
import { Late } from '#app/feature/section/late.js'
import { Part } from '#app/feature/section/part.js'
import { PartsMissing } from '#app/feature/section/parts-missing.js'
import { Band } from '#app/feature/section/section.js'
import { WatchButton } from '#app/feature/watchlist/watch-button.js'
import { Who } from '#app/feature/who/who.js'
import * as frame from '#app/layout/frame.css.js'
import { hasPart } from '#app/layout/has-part.js'
import { Attributes } from './attributes.js'
import { Facts } from './facts.js'
import { FollowWork } from './follow-work.js'
import { Market } from './market.js'
import * as css from './page.css.js'
import { Provenance } from './provenance.js'
import { RankExplained } from './rank-explained.js'
import type { ShownNft } from './shown-nft.js'
import { Stage, type StageProps } from './stage.js'
import type { Story } from './story.js'

// What few works have is fetched for those.
const AuctionPanel = hasPart('auction')
  ? (await import('#app/feature/auction/auction-panel.js')).AuctionPanel
  : lazy(() =>
      import('#app/feature/auction/auction-panel.js').then((module) => ({ default: module.AuctionPanel })),
    )
const PriceHistory = hasPart('price-history')
  ? (await import('./price-history.js')).PriceHistory
  : lazy(() => import('./price-history.js').then((module) => ({ default: module.PriceHistory })))
const Copies = hasPart('copies')
  ? (await import('./copies.js')).Copies
  : lazy(() => import('./copies.js').then((module) => ({ default: module.Copies })))

export interface NftPageProps extends StageProps {
  /** Others of its collection; null where it is of none. */
  more: Arriving<CardNft[]> | null
  story: Story
  /** How the rank came about; null where there is none. */
  rank?: Arriving<NftRank> | null
  /** Its auction, where there is one worth showing. */
  auction?: PanelAuction | null
  /** Whether what is known of auctions did not come in time. */
  missing?: boolean
}

export function NftPage({
  nft,
  more,
  story,
  moves,
  cover,
  rank = null,
  auction = null,
  missing = false,
}: NftPageProps) {
  const { t } = useLingui()
  return (
    <>
      <FollowWork id={nft.id} />
      <HiddenNote hidden={nft.hidden} />
      <PartsMissing missing={missing} />
      <div className={frame.wrap}>
        <div className={css.item}>
          <Stage nft={nft} moves={moves} cover={cover} />
          <div className={css.label}>
            <Title nft={nft} />
            {auction ? (
              <Part name={t`Auction`}>
                <Suspense>
                  <AuctionPanel auction={auction} nft={nft} />
                </Suspense>
              </Part>
            ) : null}
            <Part name={t`Offers`}>
              <Market nft={nft} />
            </Part>
            <Part name={t`Provenance`}>
              <Provenance story={story} />
            </Part>
            {/* One sale has nothing to be compared with. */}
            {story.sales.length > 1 ? (
              <Part name={t`Price history`}>
                <Suspense>
                  <PriceHistory sales={story.sales} />
                </Suspense>
              </Part>
            ) : null}
          </div>
          <div className={css.aside}>
            <Part name={t`Attributes`}>
              <Attributes nft={nft} />
              {rank ? (
                <Late part={rank} key={nft.id} waiting={null} failed={<RankUnexplained />}>
                  {(known) => <RankExplained rank={known} />}
                </Late>
              ) : null}
            </Part>
            <Part name={t`Details`}>
              {nft.duplicates.count > 0 ? (
                <Suspense>
                  <Copies nft={nft} />
                </Suspense>
              ) : null}
              <Facts nft={nft} />
            </Part>
          </div>
        </div>
      </div>
      {more && nft.collection_id ? (
        <Late part={more} key={nft.id} waiting={null} failed={null}>
          {(others) =>
            others.length > 0 ? (
              <Band
                title={t`More of this collection`}
                more={{ href: `/collections/${nft.collection_id}`, label: t`All items` }}
              >
                <NftGrid nfts={others} seen={0} />
              </Band>
            ) : null
          }
        </Late>
      ) : null}
    </>
  )
}

function RankUnexplained() {
  return (
    <p className={`${css.line} ${quiet}`}>
      <Trans>How this rank is computed could not be asked just now.</Trans>
    </p>
  )
}

function Title({ nft }: { nft: ShownNft }) {
  const { t, i18n } = useLingui()
  const edition = nft.edition_total > 1 ? t`edition ${nft.edition_number} of ${nft.edition_total}` : null
  const series = nft.series_number && nft.series_total ? t`${nft.series_number} of ${nft.series_total}` : null
  return (
    <>
      <p className={`${css.line} ${figure}`}>
        {nft.collection_id ? (
          <Link href={`/collections/${nft.collection_id}`} className={textLink}>
            {nft.collection_name ?? t`Unnamed collection`}
          </Link>
        ) : (
          <span>
            <Trans>Without a collection</Trans>
          </span>
        )}
        {[series, edition, nft.openrarity_rank ? t`rank ${nft.openrarity_rank}` : null].map((part) =>
          part ? <span key={part}>· {part}</span> : null,
        )}
      </p>
      <div className={css.headline}>
        <h1 className={css.title}>{nftName(nft)}</h1>
        <WatchButton nft={nft} />
      </div>
      {nft.is_burned ? (
        <p className={css.burned}>
          <Trans>Burned</Trans>
        </p>
      ) : null}
      <div className={css.people}>
        <span className={css.person}>
          <Trans>Creator</Trans>
          <Who
            name={nft.creator?.name}
            did={nft.creator?.encoded_id}
            address={nft.creator_address?.encoded_id}
            label={t`creator address`}
          />
        </span>
        <span className={css.person}>
          <Trans>Owner</Trans>
          {nft.is_burned ? (
            <span>
              <Trans>Nobody</Trans>
            </span>
          ) : (
            <Who
              name={nft.owner?.name}
              did={nft.owner?.encoded_id}
              address={nft.owner_address?.encoded_id}
              label={t`owner address`}
            />
          )}
        </span>
        <span className={css.person}>
          <Trans>Minted</Trans>
          <b className={`${figure} ${strong}`}>
            {nft.mint_height === null ? (
              <Trans>Unknown</Trans>
            ) : (
              <Trans>Block {i18n.number(nft.mint_height)}</Trans>
            )}
          </b>
        </span>
      </div>
      {nft.description ? <p className={css.description}>{nft.description}</p> : null}
    </>
  )
}
