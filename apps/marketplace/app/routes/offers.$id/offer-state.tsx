import type { Offer } from '@chiaroscuro/contract/operation'
import { Trans, useLingui } from '@lingui/react/macro'
import * as css from './page.css.js'

/** Whether the offer stands, in a word and in a sentence that says what the index saw. */
export function OfferState({ offer, height }: { offer: Offer; height: number | null }) {
  const { t, i18n } = useLingui()
  const words: Record<number, [word: string, why: string]> = {
    0: [t`Open`, t`None of its coins is spent: whoever brings what is asked for can take it.`],
    1: [t`Waits for a block`, t`A transaction that spends its coins waits for the next block.`],
    2: [t`Waits for a block`, t`A transaction that spends its coins waits for the next block.`],
    3: [t`Withdrawn`, t`Its coins were spent without it: nobody can take it any more.`],
    4: [t`Taken`, t`Its coins were spent by the trade that it offered.`],
    5: [t`Unknown`, t`Its coins are not on this chain, or not yet.`],
    6: [t`Expired`, t`The time it named has passed: the chain settles it no more.`],
  }
  const [word, why] = words[offer.status] ?? [t`Unknown`, '']
  return (
    <div>
      <p className={offer.status === 0 ? css.open : css.over}>{word}</p>
      <p className={css.why}>
        {why} {height === null ? null : <Trans>Seen at block {i18n.number(height)}.</Trans>}
      </p>
    </div>
  )
}
