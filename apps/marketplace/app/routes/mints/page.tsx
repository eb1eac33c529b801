import type { MintSort } from '@chiaroscuro/contract/operation'
import { EmptyState, figure, Link, textLink } from '@chiaroscuro/ui'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { isRecord } from '#app/feature/endless/is-record.js'
import type { ListPage } from '#app/feature/endless/list-page.js'
import { More } from '#app/feature/endless/more.js'
import { endlessList } from '#app/feature/endless/use-endless.js'
import { NftCard } from '#app/feature/nft-card/nft-card.js'
import { OrderBar } from '#app/feature/order/order-bar.js'
import { When } from '#app/feature/when/when.js'
import { Who } from '#app/feature/who/who.js'
import * as frame from '#app/layout/frame.css.js'
import { mintOrderName, mintOrders, usualOrder } from './mint-order.js'
import * as css from './page.css.js'
import type { ShownBatch } from './shown-batch.js'

function isMintBatch(value: unknown): value is ShownBatch {
  return isRecord(value) && typeof value.id === 'string' && Array.isArray(value.nfts)
}

const useEndlessMints = endlessList(isMintBatch, (batch) => batch.id)

export interface MintsPageProps {
  order: MintSort
  list: ListPage<ShownBatch>
}

export function MintsPage({ order, list }: MintsPageProps) {
  const { t } = useLingui()
  const endless = useEndlessMints(list)
  return (
    <div className={`${frame.wrap} ${frame.bottom}`}>
      <div className={frame.pageHead}>
        <div>
          <h1 className={frame.pageTitle}>
            <Trans>Fresh Mints</Trans>
          </h1>
          <p className={frame.pageLead}>
            <Trans>New works, by creator and block.</Trans>
          </p>
        </div>
      </div>
      <OrderBar
        orders={mintOrders}
        names={mintOrderName}
        usual={usualOrder}
        isEmpty={list.items.length === 0}
      />
      {endless.items.length === 0 ? (
        <EmptyState title={order === 'items' ? t`Nothing minted in 30 days` : t`Nothing minted yet`}>
          <Trans>The newest works appear here as soon as their block is read.</Trans>
        </EmptyState>
      ) : (
        endless.items.map((batch) => <Batch key={batch.id} batch={batch} />)
      )}
      <More list={endless} label={t`Pages of mints`} />
    </div>
  )
}

function Batch({ batch }: { batch: ShownBatch }) {
  const { t, i18n } = useLingui()
  const { collection, creator, maker } = batch
  const path = `/mints/${batch.id}`
  const hidden = batch.nft_count - batch.nfts.length
  return (
    <section className={css.batch}>
      <div>
        <h2 className={css.name}>
          {collection ? (
            <Link href={`/collections/${collection.id}`}>{collection.name ?? t`Unnamed collection`}</Link>
          ) : (
            <Link href={path}>
              <Trans>Without a collection</Trans>
            </Link>
          )}
        </h2>
        <div className={`${css.facts} ${figure}`}>
          {creator || maker ? (
            <span>
              <Trans>
                by{' '}
                <Who
                  name={creator?.name}
                  did={creator?.encoded_id}
                  address={maker}
                  label={t`creator address`}
                  plain
                />
              </Trans>
            </span>
          ) : null}
          <span>
            <Link href={path} className={textLink}>
              <Plural value={batch.nft_count} one="# item" other="# items" />
            </Link>
            {hidden > 0 ? (
              <>
                {' · '}
                <Trans>{hidden} more than shown</Trans>
              </>
            ) : null}
          </span>
          <span>
            <Link href={path}>
              <Trans>Block {i18n.number(batch.block_height)}</Trans>
            </Link>{' '}
            · <When at={batch.timestamp} />
          </span>
        </div>
      </div>
      <ul className={css.works}>
        {batch.nfts.map((nft) => (
          <li key={nft.encoded_id}>
            <NftCard nft={nft} sizes="(max-width: 860px) 23vw, 160px" bare />
          </li>
        ))}
      </ul>
    </section>
  )
}
