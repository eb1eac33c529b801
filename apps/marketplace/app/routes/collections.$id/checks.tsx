import type { DuplicateNft, NftEvent } from '@chiaroscuro/contract/operation'
import { EmptyState, figure, Link, Table, type TableColumn, textLink } from '@chiaroscuro/ui'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ListPage } from '#app/feature/endless/list-page.js'
import { More } from '#app/feature/endless/more.js'
import { endlessList } from '#app/feature/endless/use-endless.js'
import { eventHref, eventKey } from '#app/feature/event-table/event-key.js'
import { isEvent } from '#app/feature/event-table/is-event.js'
import { EventPrice } from '#app/feature/money/event-price.js'
import { nftName } from '#app/feature/nft-card/nft-name.js'
import { Picture } from '#app/feature/picture/picture.js'
import type { Arriving } from '#app/feature/section/arriving.js'
import { Late } from '#app/feature/section/late.js'
import { useWashWords, washRules } from '#app/feature/wash-rule/wash-rule.js'
import { When } from '#app/feature/when/when.js'
import * as css from './page.css.js'

export interface Copies {
  total: number
  items: DuplicateNft[]
}

/** What a careful buyer asks: which sales the fair figures leave out, and which items are copies. */
export function Checks({ page, copies }: { page: ListPage<NftEvent>; copies: Arriving<Copies> }) {
  return (
    <div className={`${css.view} ${figure}`} data-part="checks">
      <WashTrades page={page} />
      <section className={css.part}>
        <h2 className={css.subhead}>
          <Trans>Copies</Trans>
        </h2>
        <Late part={copies} waiting={<Comparing />}>
          {(found) => <CopyList copies={found} />}
        </Late>
      </section>
    </div>
  )
}

const useEndlessWashed = endlessList(isEvent, eventKey)

function WashTrades({ page }: { page: ListPage<NftEvent> }) {
  const { t } = useLingui()
  const list = useEndlessWashed(page)
  const words = useWashWords()
  const columns: TableColumn<NftEvent>[] = [
    {
      id: 'item',
      head: t`Item`,
      card: 'whole',
      cell: (event) => <Work nft={event.nft} href={eventHref(event)} />,
    },
    {
      id: 'why',
      head: t`Rule`,
      card: 'whole',
      cell: (event) =>
        event.wash_rules.map((rule) => (
          <span key={rule} className={css.reasons}>
            {words[rule]}
          </span>
        )),
    },
    {
      id: 'price',
      head: t`Price`,
      align: 'end',
      card: 'bare',
      cell: (event) => <EventPrice event={event} />,
    },
    { id: 'when', head: t`When`, align: 'end', card: 'bare', cell: (event) => <When at={event.timestamp} /> },
  ]
  return (
    <section className={css.part}>
      <h2 className={css.subhead}>
        <Trans>Sales left out as wash trades</Trans>
      </h2>
      <p className={css.words}>
        <Trans>
          Volume is shown as it was settled on chain. Figures “without wash trades” leave out every sale that
          one of these rules marks; anybody can judge them by the chain alone.
        </Trans>
      </p>
      <ol className={css.rules}>
        {washRules.map((rule) => (
          <li key={rule}>{words[rule]}</li>
        ))}
      </ol>
      {list.items.length === 0 ? (
        <EmptyState title={t`No sale is left out`}>
          <Trans>None of the rules marks a sale of this collection.</Trans>
        </EmptyState>
      ) : (
        <>
          <Table
            label={t`Sales left out as wash trades`}
            columns={columns}
            rows={list.items}
            keyOf={eventKey}
          />
          <More list={list} label={t`Pages of sales left out`} />
        </>
      )}
    </section>
  )
}

function Comparing() {
  return (
    <p className={css.words} role="status">
      <Trans>The files of this collection are being compared.</Trans>
    </p>
  )
}

function CopyList({ copies }: { copies: Copies }) {
  const { t, i18n } = useLingui()
  const columns: TableColumn<DuplicateNft>[] = [
    {
      id: 'item',
      head: t`Item`,
      card: 'whole',
      cell: ({ nft }) => <Work nft={nft} href={`/nfts/${nft.encoded_id}`} />,
    },
    { id: 'copies', head: t`Copies`, align: 'end', cell: (row) => i18n.number(row.copy_count) },
    {
      id: 'first',
      head: t`Minted first`,
      align: 'end',
      cell: ({ nft, first }) =>
        first.id === nft.id ? (
          t`this one`
        ) : (
          <Link href={`/nfts/${first.encoded_id}`} className={textLink}>
            {nftName(first)}
          </Link>
        ),
    },
  ]
  return (
    <>
      <p className={css.words}>
        {copies.total === 0 ? (
          <Trans>No other NFT has the file or the metadata of an item of this collection.</Trans>
        ) : (
          <Plural
            value={copies.total}
            one="# item of this collection has the file or the metadata of another NFT. Numbered editions of one work are not counted."
            other="# items of this collection have the file or the metadata of another NFT. Numbered editions of one work are not counted."
          />
        )}
      </p>
      {copies.items.length > 0 ? (
        <Table label={t`Copies`} columns={columns} rows={copies.items} keyOf={(row) => row.nft.id} />
      ) : null}
      {copies.total > copies.items.length ? (
        <p className={css.words}>
          <Trans>and {i18n.number(copies.total - copies.items.length)} more</Trans>
        </p>
      ) : null}
    </>
  )
}

type PicturedNft = Pick<
  NftEvent['nft'],
  'id' | 'encoded_id' | 'name' | 'thumbnail_uri' | 'data_type' | 'is_blocked' | 'placeholder_color'
>

function Work({ nft, href }: { nft: PicturedNft; href: string }) {
  return (
    <Link href={href} className={css.work}>
      <span className={css.workPicture}>
        <Picture
          uri={nft.is_blocked ? null : nft.thumbnail_uri}
          alt=""
          work={nft}
          color={nft.placeholder_color}
          sizes="44px"
          bare
        />
      </span>
      <span className={css.workName}>{nftName(nft)}</span>
    </Link>
  )
}
