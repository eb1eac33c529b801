import type { Offer } from '@chiaroscuro/contract/operation'
import { CheckboxRow, clip, Link, quiet, Table, type TableColumn, textLink } from '@chiaroscuro/ui'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Selection } from '#app/feature/many/use-selection.js'
import { Money } from '#app/feature/money/money.js'
import { nftName } from '#app/feature/nft-card/nft-name.js'
import { Picture } from '#app/feature/picture/picture.js'
import { isOpen } from '#app/feature/trade/offer-status.js'
import { worksOf } from '#app/feature/trade/works-of.js'
import { When } from '#app/feature/when/when.js'
import * as css from './own.css.js'

/** What an offer is about; of a lot the first work. */
export function offerName(offer: Offer): string {
  const [work] = worksOf(offer)
  return work ? nftName(work) : ''
}

interface OfferTableProps {
  label: string
  offers: readonly Offer[]
  /** Where some can be chosen. */
  selection?: Selection
  isBusy?: boolean
}

/** Offers: of what, for how much, until when. */
export function OfferTable({ label, offers, selection, isBusy = false }: OfferTableProps) {
  const { t } = useLingui()
  const box: TableColumn<Offer> = {
    id: 'select',
    head: t`Select`,
    card: 'bare',
    cell: (offer) => <Box offer={offer} {...{ selection, isBusy }} />,
  }
  const columns: TableColumn<Offer>[] = [
    ...(selection ? [box] : []),
    { id: 'item', head: t`Item`, card: 'whole', cell: (offer) => <Work offer={offer} /> },
    {
      id: 'kind',
      head: t`Offer`,
      cell: (offer) => (
        <Link href={`/offers/${offer.id}`} className={textLink}>
          {offer.side === 1 ? <Trans>Listing</Trans> : <Trans>Bid</Trans>}
        </Link>
      ),
    },
    {
      id: 'price',
      head: t`Price`,
      align: 'end',
      cell: (offer) => (
        <Money units={offer.price_mojos} code={offer.token_code} decimals={offer.token_decimals} />
      ),
    },
    { id: 'state', head: t`State`, cell: (offer) => <State offer={offer} /> },
    {
      id: 'made',
      head: t`Published`,
      align: 'end',
      card: 'none',
      cell: (offer) => <When at={offer.created_at} />,
    },
  ]
  return <Table label={label} columns={columns} rows={offers} keyOf={({ id }) => id} />
}

function Box({
  offer,
  selection,
  isBusy,
}: {
  offer: Offer
  selection: Selection | undefined
  isBusy: boolean
}) {
  const { t } = useLingui()
  const name = offerName(offer)
  const isChosen = selection?.has(offer.id) ?? false
  return (
    <CheckboxRow
      label={t`Select`}
      aria-label={t`Select the offer for ${name}`}
      checked={isChosen}
      disabled={isBusy || !isOpen(offer) || (selection?.isFull === true && !isChosen)}
      onChange={() => selection?.toggle(offer.id)}
    />
  )
}

function Work({ offer }: { offer: Offer }) {
  const [work, ...others] = worksOf(offer)
  if (!work) return '–'
  return (
    <Link href={`/nfts/${work.encoded_id}`} className={css.offerItem}>
      <Picture uri={work.thumbnail_uri} alt="" color={null} sizes="44px" bare />
      <span className={clip}>
        {offerName(offer)}
        {others.length > 0 ? (
          <>
            {' '}
            <Plural value={others.length} one="and # other" other="and # others" />
          </>
        ) : null}
      </span>
    </Link>
  )
}

function State({ offer }: { offer: Offer }) {
  const { t } = useLingui()
  const words: Record<number, string> = {
    1: t`Waits for its block`,
    2: t`Waits for its block`,
    3: t`Withdrawn`,
    4: t`Taken`,
    6: t`Ran out`,
  }
  if (!isOpen(offer)) return words[offer.status] ?? t`Unknown`
  if (offer.expiration_date === null) return t`Open until withdrawn`
  return (
    <>
      <Trans>Open</Trans>{' '}
      <span className={quiet}>
        <Trans>
          ends <When at={offer.expiration_date} />
        </Trans>
      </span>
    </>
  )
}
