import { figure, Link, textLink } from '@chiaroscuro/ui'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { nftName } from '#app/feature/nft-card/nft-name.js'
import { When } from '#app/feature/when/when.js'
import { Who } from '#app/feature/who/who.js'
import * as frame from '#app/layout/frame.css.js'
import * as css from './copies.css.js'
import * as page from './page.css.js'
import type { ShownNft } from './shown-nft.js'

/** Other living items with the same file or metadata. */
export function Copies({ nft }: { nft: ShownNft }) {
  const { t } = useLingui()
  const { count, is_first: isFirst, nfts } = nft.duplicates
  return (
    <section className={page.section} data-part="copies">
      <h2 className={frame.bandTitle}>
        <Trans>Copies</Trans>
      </h2>
      <p className={isFirst ? css.words : css.warning}>
        {isFirst ? (
          <Plural
            value={count}
            one="This was minted first; # other NFT has the same file or metadata."
            other="This was minted first; # other NFTs have the same file or metadata."
          />
        ) : (
          <Trans>The same file or metadata was minted before: this is not the first of its kind.</Trans>
        )}
      </p>
      <ol className={`${css.list} ${figure}`}>
        {nfts.map((copy) => (
          <li key={copy.id} className={css.copy}>
            <Link href={`/nfts/${copy.encoded_id}`} className={textLink}>
              {nftName(copy)}
            </Link>
            <span className={css.under}>
              {copy.same_data && copy.same_metadata
                ? t`same file and metadata`
                : copy.same_data
                  ? t`same file`
                  : t`same metadata`}
              {' · '}
              {copy.collection_name ?? t`no collection`}
              {' · '}
              <Who address={copy.creator_address_encoded_id} label={t`creator address`} plain />
              {' · '}
              <When at={copy.minted_at} />
            </span>
          </li>
        ))}
      </ol>
      {count > nfts.length ? (
        <p className={css.under}>
          <Trans>and {count - nfts.length} more</Trans>
        </p>
      ) : null}
    </section>
  )
}
