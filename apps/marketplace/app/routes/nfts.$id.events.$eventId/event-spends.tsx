import { type EventSpend, getEventSpends, type NftEvent } from '@chiaroscuro/contract/operation'
import { buttonShape, figure, Link, Table, type TableColumn, textLink } from '@chiaroscuro/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { eventHref } from '#app/feature/event-table/event-key.js'
import { Hash } from '#app/feature/hash/hash.js'
import * as frame from '#app/layout/frame.css.js'
import { useSite } from '#app/layout/site.js'
import * as css from './page.css.js'

interface SpendRow {
  role: EventSpend['role']
  coin_id: string
  puzzleBytes: number
  solutionBytes: number
}

/** `unasked` until somebody wants to see them; null when the node does not answer. */
export type EventSpendRows = SpendRow[] | 'unasked' | null

/** The spends an event was read from, and how to read it from them oneself. */
export function EventSpends({ event, spends }: { event: NftEvent; spends: EventSpendRows }) {
  return (
    <section className={css.spends} id="spends">
      <h2 className={frame.bandTitle}>
        {event.type === 2 ? (
          <Trans>The spends of this sale</Trans>
        ) : (
          <Trans>The spends behind this event</Trans>
        )}
      </h2>
      <p className={css.under}>
        <Trans>
          Everything on this page was read from coins that were spent in one block. Here they are, with
          puzzles and solutions, to be read again by anybody.
        </Trans>
      </p>
      {spends === 'unasked' ? (
        <p>
          <Link href={`${eventHref(event)}?spends`} className={buttonShape({})} rel="nofollow" keepScroll>
            <Trans>Show the spends</Trans>
          </Link>
        </p>
      ) : spends === null ? (
        <p>
          <Trans>The node does not answer at the moment. Please try again in a minute.</Trans>
        </p>
      ) : (
        <>
          <SpendTable spends={spends} />
          <HowToCheck event={event} />
        </>
      )}
    </section>
  )
}

function SpendTable({ spends }: { spends: readonly SpendRow[] }) {
  const { t, i18n } = useLingui()
  const parts: Record<SpendRow['role'], string> = {
    nft: t`The NFT itself`,
    payment: t`Payment`,
    payer: t`Coin that paid`,
    shared: t`Sold for the same payment`,
    maker: t`What made it`,
  }
  const columns: TableColumn<SpendRow>[] = [
    { id: 'part', head: t`Part`, card: 'whole', cell: ({ role }) => parts[role] },
    {
      id: 'coin',
      head: t`Coin`,
      cell: ({ coin_id: id }) => <Hash value={id} name={t`coin id`} head={8} tail={6} />,
    },
    {
      id: 'puzzle',
      head: t`Puzzle`,
      align: 'end',
      cell: (row) => t`${i18n.number(row.puzzleBytes)} bytes`,
    },
    {
      id: 'solution',
      head: t`Solution`,
      align: 'end',
      cell: (row) => t`${i18n.number(row.solutionBytes)} bytes`,
    },
  ]
  return (
    <div className={`${css.spendTable} ${figure}`}>
      <Table label={t`Spends`} columns={columns} rows={spends} keyOf={(row) => row.coin_id} />
    </div>
  )
}

function HowToCheck({ event }: { event: NftEvent }) {
  const { apiUrl } = useSite()
  const path = getEventSpends.path
    .replace('{nft_id}', event.nft.encoded_id)
    .replace('{event_index}', String(event.event_index))
  const url = apiUrl + path
  // Addresses are to read as on this page.
  const network = event.address?.encoded_id.startsWith('txch') ? ' --testnet' : ''
  const command = `curl -o spends.json ${url}\nnpm run -s inspect -- spends spends.json${network}`
  return (
    <>
      <p className={css.checkHow}>
        <Trans>
          To check the price, save the spends and have them read from the folder of the project’s source:
        </Trans>
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by key */}
      <pre className={css.command} tabIndex={0}>
        {command}
      </pre>
      <p>
        <a href={url} className={textLink} rel="external" download={`spends-${event.event_index}.json`}>
          <Trans>Download the spends</Trans>
        </a>
      </p>
    </>
  )
}
