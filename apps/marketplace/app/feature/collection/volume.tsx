import type { NftCollection } from '@chiaroscuro/contract/operation'
import { unseen } from '@chiaroscuro/ui'
import { useLingui } from '@lingui/react/macro'
import { shortAmount } from '#app/feature/money/amount-text.js'
import { Money } from '#app/feature/money/money.js'
import * as css from './change.css.js'

/** A collection's volume as it was settled, with a mark where wash trades are part of it. */
export function Volume({
  collection,
}: {
  collection: Pick<NftCollection, 'volume_mojos' | 'volume_filtered_mojos'>
}) {
  const { t } = useLingui()
  const { volume_mojos: volume, volume_filtered_mojos: fair } = collection
  const words = t`${shortAmount(fair, 12, 2) ?? '0'} XCH without wash trades`
  return (
    <span className={css.volume}>
      <Money units={volume} coarse />
      {volume === fair ? null : (
        <span className={css.mark} title={words}>
          <span aria-hidden="true">*</span>
          <span className={unseen}>{words}</span>
        </span>
      )}
    </span>
  )
}
