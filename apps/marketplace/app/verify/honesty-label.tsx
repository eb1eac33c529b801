import { useLingui } from '@lingui/react/macro'
import type { Honesty, OfferFacts } from './offer-reading.js'
import * as css from './verify.css.js'

/** The worst of an offer's royalties in a word, beside its price; nothing where none is due. */
export function HonestyLabel({ offer }: { offer: OfferFacts }) {
  const { t } = useLingui()
  const words: Record<Honesty, string> = {
    missing: t`Royalty not assured`,
    underpaid: t`Royalty underpaid`,
    asserted: t`Royalty assured`,
    'none-due': t`No royalty due`,
  }
  const order: readonly Honesty[] = ['missing', 'underpaid', 'asserted', 'none-due']
  const worst = order.find((one) => offer.royalties.some(({ honesty }) => honesty === one))
  if (!worst) return null
  const tone = worst === 'missing' || worst === 'underpaid' ? 'red' : 'green'
  return <span className={css.labelOf[tone]}>{words[worst]}</span>
}
