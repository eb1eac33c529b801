import { Link, Table, type TableColumn } from '@chiaroscuro/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { EventPrice } from '#app/feature/money/event-price.js'
import { nftName } from '#app/feature/nft-card/nft-name.js'
import { Picture } from '#app/feature/picture/picture.js'
import { When } from '#app/feature/when/when.js'
import { Who } from '#app/feature/who/who.js'
import { eventHref, eventKey } from './event-key.js'
import { eventName } from './event-name.js'
import * as css from './event-table.css.js'
import type { ShownEvent } from './shown-event.js'

const looks: Record<number, keyof typeof css.type> = { 0: 'mint', 2: 'trade', 3: 'burn' }

/** What happened, as a dot and a word. */
export function EventType({ type }: { type: number }) {
  const { i18n } = useLingui()
  return <span className={css.type[looks[type] ?? 'plain']}>{i18n._(eventName(type))}</span>
}

/** Who gave or got it. */
function Party({ address, owner, label }: Pick<ShownEvent, 'address' | 'owner'> & { label: string }) {
  if (!address) return '–'
  return <Who name={owner?.name} did={owner?.encoded_id} address={address.encoded_id} label={label} plain />
}

export interface EventTableProps {
  label: string
  events: readonly ShownEvent[]
  /** Keys of rows that have just come. */
  fresh?: ReadonlySet<string>
}

/** Activity: what happened to which work, for how much, between whom, when. */
export function EventTable({ label, events, fresh }: EventTableProps) {
  const columns = useColumns()
  return (
    <Table
      label={label}
      columns={columns}
      rows={events}
      keyOf={eventKey}
      rowClass={(event) => (fresh?.has(eventKey(event)) ? css.fresh : undefined)}
    />
  )
}

function useColumns(): readonly TableColumn<ShownEvent>[] {
  const { t } = useLingui()
  return useMemo(
    () => [
      { id: 'item', head: t`Item`, card: 'whole', cell: (event) => <EventItem event={event} /> },
      { id: 'type', head: t`Event`, card: 'bare', cell: (event) => <EventType type={event.type} /> },
      {
        id: 'price',
        head: t`Price`,
        align: 'end',
        card: 'bare',
        cell: (event) => <EventPrice event={event} none="" />,
      },
      {
        id: 'from',
        head: t`From`,
        card: 'none',
        cell: ({ previous_address: address, previous_owner: owner }) => (
          <Party address={address} owner={owner} label={t`sender address`} />
        ),
      },
      {
        id: 'to',
        head: t`To`,
        cell: ({ address, owner }) => <Party address={address} owner={owner} label={t`recipient address`} />,
      },
      {
        id: 'when',
        head: t`When`,
        align: 'end',
        card: 'bare',
        cell: (event) => (
          <Link href={eventHref(event)} className={css.when}>
            <When at={event.timestamp} />
          </Link>
        ),
      },
    ],
    [t],
  )
}

function EventItem({ event }: { event: ShownEvent }) {
  const { nft, collection } = event
  return (
    <Link href={`/nfts/${nft.encoded_id}`} className={css.item}>
      <Picture
        uri={nft.is_blocked ? null : nft.thumbnail_uri}
        alt=""
        work={nft}
        color={nft.placeholder_color}
        sizes="44px"
        bare
      />
      <span style={{ minWidth: 0 }}>
        <span className={css.name}>{nftName(nft)}</span>
        <span className={css.under}>{collection?.name ?? <Trans>No collection</Trans>}</span>
      </span>
    </Link>
  )
}
