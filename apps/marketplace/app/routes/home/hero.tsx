import type { Status } from '@chiaroscuro/contract/operation'
import { buttonShape, EmptyState, figure, Link } from '@chiaroscuro/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Money } from '#app/feature/money/money.js'
import { NftCard } from '#app/feature/nft-card/nft-card.js'
import { nftName } from '#app/feature/nft-card/nft-name.js'
import { Picture } from '#app/feature/picture/picture.js'
import { Failed } from '#app/feature/section/section.js'
import * as frame from '#app/layout/frame.css.js'
import { Catalogue } from './catalogue.js'
import { FreshButton } from './fresh-button.js'
import * as css from './page.css.js'
import { Peak } from './peak.js'
import type { WallWork } from './wall-work.js'

/** The newest mints, the first of them large, beside what this site is. */
export function Hero({ status, nfts }: { status: Status | null; nfts: readonly WallWork[] | null }) {
  const { t } = useLingui()
  const [first, ...others] = nfts ?? []
  if (nfts && nfts.length > 0 && nfts.every((nft) => !nft.thumbnail_uri)) {
    return <Catalogue status={status} nfts={nfts} />
  }
  const words = (
    <div>
      <div className={css.top}>
        <Peak status={status} />
        {status?.source === 'archive' ? null : <FreshButton drawn={nfts} />}
      </div>
      <h1 className={css.title}>
        <Trans>Fresh from the chain</Trans>
      </h1>
      <p className={css.lead}>
        <Trans>
          Every piece here is read from the blockchain itself. Open one and see who made it, who holds it, and
          the proof.
        </Trans>
      </p>
      {others.length > 0 ? (
        <ul className={css.mini}>
          {others.map((nft) => (
            <li key={nft.encoded_id}>
              <NftCard nft={nft} sizes="(max-width: 600px) 26vw, (max-width: 860px) 14vw, 200px" bare />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
  return (
    <div className={`${frame.wrap} ${css.hero}`}>
      {first ? (
        <Lead nft={first} />
      ) : nfts === null ? (
        <Failed />
      ) : (
        <EmptyState
          title={t`Nothing minted yet`}
          action={
            <Link className={buttonShape({})} href="/events">
              <Trans>See the activity</Trans>
            </Link>
          }
        >
          <Trans>The newest works appear here as soon as their block is read.</Trans>
        </EmptyState>
      )}
      {words}
    </div>
  )
}

function Lead({ nft }: { nft: WallWork }) {
  return (
    <Link href={`/nfts/${nft.encoded_id}`}>
      <Picture
        uri={nft.is_blocked ? null : (nft.thumbnail_uri ?? null)}
        alt={nftName(nft)}
        work={nft}
        color={nft.placeholder_color}
        sizes="(max-width: 600px) 66vw, (max-width: 860px) 48vw, 640px"
        eager
      />
      <span className={css.plate}>
        <span>
          <span className={css.plateTitle}>{nftName(nft)}</span>
          <br />
          <span className={`${css.plateUnder} ${figure}`}>
            {[
              nft.creator_name ?? nft.collection_name,
              nft.series_number && nft.series_total ? `${nft.series_number} / ${nft.series_total}` : null,
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </span>
        {nft.price_mojos ? (
          <span className={css.platePrice}>
            <Money units={nft.price_mojos} code={nft.token_code} decimals={nft.token_decimals} />
          </span>
        ) : null}
      </span>
    </Link>
  )
}
