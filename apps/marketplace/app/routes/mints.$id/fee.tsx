import type { MintDetail, MintFee } from '@chiaroscuro/contract/operation'
import { Hint } from '@chiaroscuro/ui'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Fiat } from '#app/feature/money/fiat.js'
import { Money } from '#app/feature/money/money.js'
import * as css from './page.css.js'

/** What a mint paid to the farmer, and how anybody reckons it again. */
export function Fee({ fee, mint }: { fee: MintFee; mint: MintDetail }) {
  const { t } = useLingui()
  return (
    <div className={css.fee}>
      {fee.fee_mojos === null ? (
        <Trans>cannot be told</Trans>
      ) : (
        <>
          <Money units={fee.fee_mojos} exact />
          <Fiat units={fee.fee_mojos} />
        </>
      )}
      <Hint mark={<span className={css.mark}>?</span>} label={t`How the fee is reckoned`}>
        <p>
          <Trans>
            A block keeps no transactions, only what they spent. Spends that made each other’s coins, or
            insist on each other, belong together.
          </Trans>
        </p>
        {fee.fee_mojos === null ? (
          <p>
            <Trans>A part of what belongs to this mint cannot be found in its block.</Trans>
          </p>
        ) : (
          <p>
            <Plural
              value={fee.coin_ids.length}
              one="# coin was spent for this mint:"
              other="# coins were spent for this mint:"
            />{' '}
            <Trans>
              <Money units={fee.in_mojos} exact /> came in, <Money units={fee.out_mojos} exact /> stayed in
              coins, and the farmer got the rest.
            </Trans>
          </p>
        )}
        {fee.nft_count > mint.nft_count ? (
          <p>
            <Plural
              value={fee.nft_count}
              one="It paid for # item that was minted together."
              other="It paid for all # items that were minted together."
            />
          </p>
        ) : null}
      </Hint>
    </div>
  )
}
