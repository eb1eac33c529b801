import type { MintDetail, MintFee } from '@chiaroscuro/contract/operation'
import { EmptyState, figure, Link, textLink } from '@chiaroscuro/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ListPage } from '#app/feature/endless/list-page.js'
import type { CardNft } from '#app/feature/nft-card/card-nft.js'
import { EndlessNfts } from '#app/feature/nft-card/endless-nfts.js'
import * as place from '#app/feature/place-head/place-head.css.js'
import { PartsMissing } from '#app/feature/section/parts-missing.js'
import { When } from '#app/feature/when/when.js'
import { Who } from '#app/feature/who/who.js'
import * as frame from '#app/layout/frame.css.js'
import { Fee } from './fee.js'
import * as css from './page.css.js'

export interface MintPageProps {
  mint: MintDetail
  /** What it paid; null when that could not be had. */
  fee: MintFee | null
  list: ListPage<CardNft>
}

/** All that one maker minted in one block. */
export function MintPage({ mint, fee, list }: MintPageProps) {
  const { t } = useLingui()
  const { collection } = mint
  return (
    <>
      <PartsMissing missing={fee === null} />
      <div className={`${frame.wrap} ${frame.bottom}`}>
        <div className={frame.pageHead}>
          <div>
            <p className={css.eyebrow}>
              <Link href="/mints">
                <Trans>Fresh Mints</Trans>
              </Link>
            </p>
            <h1 className={frame.pageTitle}>
              {collection ? (
                <Link href={`/collections/${collection.id}`}>{collection.name ?? t`Unnamed collection`}</Link>
              ) : mint.collections.length > 1 ? (
                <Trans>Several collections</Trans>
              ) : (
                <Trans>Without a collection</Trans>
              )}
            </h1>
          </div>
        </div>
        <Facts mint={mint} fee={fee} />
        <EndlessNfts
          page={list}
          withCollection={mint.collections.length > 1}
          empty={
            <EmptyState title={t`Nothing is left of this mint`}>
              <Trans>The chain took its block back; what it holds instead is among the fresh mints.</Trans>
            </EmptyState>
          }
        />
      </div>
    </>
  )
}

function Facts({ mint, fee }: Pick<MintPageProps, 'mint' | 'fee'>) {
  const { t, i18n } = useLingui()
  const { creator, creator_address: address, collections, minting_tools: tools } = mint
  const royalty = mint.royalty_basis_points
  const facts: { label: string; value: ReactNode }[] = [
    {
      label: t`Creator`,
      value: (
        <Who
          name={creator?.name}
          did={creator?.encoded_id}
          address={address?.encoded_id}
          label={t`creator address`}
          plain
        />
      ),
    },
    { label: t`Minted`, value: <When at={mint.timestamp} /> },
    { label: t`Block height`, value: i18n.number(mint.block_height) },
    { label: t`Items`, value: i18n.number(mint.nft_count) },
    {
      label: t`Royalty`,
      value:
        royalty === null
          ? t`differs`
          : i18n.number(royalty / 10_000, { style: 'percent', maximumFractionDigits: 2 }),
    },
    { label: t`Minting tool`, value: tools.length > 0 ? tools.join(', ') : <ToolUnknown mint={mint} /> },
  ]
  if (fee) facts.push({ label: t`Fee`, value: <Fee fee={fee} mint={mint} /> })
  if (collections.length > 1)
    facts.push({
      label: t`Collections`,
      value: (
        <span className={css.some}>
          {collections.map(({ id, name }) => (
            <Link key={id} href={`/collections/${id}`} className={textLink}>
              {name ?? t`Unnamed collection`}
            </Link>
          ))}
        </span>
      ),
    })
  return (
    <dl className={`${place.stats} ${css.stats}`}>
      {facts.map(({ label, value }) => (
        <div key={label} className={place.stat}>
          <dt>{label}</dt>
          <dd className={`${css.fact} ${figure}`}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Nothing said, or nothing read yet. */
function ToolUnknown({ mint }: { mint: MintDetail }) {
  return mint.read_count < mint.nft_count ? <Trans>metadata not read yet</Trans> : <Trans>not named</Trans>
}
