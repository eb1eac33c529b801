import { clip, figure, unseen } from '@chiaroscuro/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { codeOf, type MintedView, type SaleView, studio } from '../bridge.js'
import { Amount } from '../part/amount.js'
import * as css from './mint-screen.css.js'

export interface MintedPiecesProps {
  id: string
  /** Of what, for those who do not see it. */
  label: string
  minted: readonly MintedView[]
  sale: SaleView | undefined
  onFault: (code: string) => void
}

/** Pieces that a block has, with the way to each and to its offer on the marketplace. */
export function MintedPieces({ id, label, minted, sale, onFault }: MintedPiecesProps) {
  const open = (place: { nftId?: string; offerId?: string }) =>
    studio()
      .openOnMarketplace({ id, ...place })
      .catch((error: unknown) => onFault(codeOf(error)))
  return (
    <ul className={css.grid} aria-label={label}>
      {minted.map(({ number, name, nftId, height, picture, offer }) => (
        <li key={nftId} className={css.item}>
          <button type="button" className={css.piece} onClick={() => open({ nftId })}>
            {picture ? <img className={css.picture} src={`/${picture}`} alt="" loading="lazy" /> : null}
            <span className={css.name}>
              {name}
              <span className={unseen}>
                {', '}
                <Trans>on the marketplace</Trans>
              </span>
            </span>
            <span className={`${css.height} ${figure}`}>
              <Trans>
                No. {number} · block {height}
              </Trans>
            </span>
          </button>
          {offer && sale ? <OfferLine offer={offer} sale={sale} name={name} open={open} /> : null}
        </li>
      ))}
    </ul>
  )
}

interface OfferLineProps {
  offer: NonNullable<MintedView['offer']>
  sale: SaleView
  name: string
  open: (place: { offerId: string }) => void
}

function OfferLine({ offer, sale, name, open }: OfferLineProps) {
  const { t } = useLingui()
  const { state, price, id } = offer
  const { decimals, code } = sale
  const words = {
    ...{ waits: t`not yet offered`, made: t`signed`, posted: t`on its way` },
    ...{ open: t`for sale`, pending: t`being taken`, taken: t`sold` },
    ...{ over: t`withdrawn or over`, refused: t`refused` },
  }[state]
  const line = (
    <span className={`${figure} ${clip}`}>
      <Amount amount={price} {...{ decimals, code }} /> · {words}
    </span>
  )
  if (id === undefined) return <span className={css.offer}>{line}</span>
  return (
    <button type="button" className={css.offerLink} onClick={() => open({ offerId: id })}>
      {line}
      <span className={unseen}>
        {', '}
        {t`the offer of ${name}`}
      </span>
    </button>
  )
}
