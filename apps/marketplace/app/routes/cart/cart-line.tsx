import { clip, IconButton, Link } from '@chiaroscuro/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Money } from '#app/feature/money/money.js'
import { nftName } from '#app/feature/nft-card/nft-name.js'
import { WorkPicture } from '#app/feature/nft-card/work-picture.js'
import { CrossIcon } from '#app/layout/icon.js'
import * as css from './page.css.js'
import type { Line } from './reckon.js'

/** One work of the cart with what it costs now, and what has changed since it was put there. */
export function CartLine({ nft, offer, state, was, onRemove }: Line & { onRemove: () => void }) {
  const { t } = useLingui()
  const name = nftName(nft)
  const words = {
    'for-sale': null,
    pending: t`Being taken or withdrawn just now`,
    own: t`Yours already`,
    gone: t`No longer for sale`,
  }[state]
  const money = { code: offer?.token_code, decimals: offer?.token_decimals }
  return (
    <li className={css.line}>
      <WorkPicture nft={nft} sizes="72px" bare />
      <span className={state === 'for-sale' ? undefined : css.off}>
        <Link href={`/nfts/${nft.encoded_id}`} className={`${css.name} ${clip}`}>
          {name}
        </Link>
        {nft.collection_name ? <span className={`${css.small} ${clip}`}>{nft.collection_name}</span> : null}
        {words ? <span className={css.small}>{words}</span> : null}
        {was && state === 'for-sale' ? (
          <span className={css.changed}>
            <Trans>
              The price has changed: it was <Money units={was} {...money} />
            </Trans>
          </span>
        ) : null}
      </span>
      <span className={css.price}>
        {state === 'for-sale' && offer ? (
          <>
            <Money units={offer.price_mojos} {...money} />
            {offer.royalty_mojos !== null && offer.royalty_mojos !== '0' ? (
              <span className={css.small}>
                <Trans>
                  + <Money units={offer.royalty_mojos} {...money} /> royalty
                </Trans>
              </span>
            ) : null}
          </>
        ) : null}
      </span>
      <IconButton label={t`Take ${name} out`} tone="bare" onClick={onRemove}>
        <CrossIcon />
      </IconButton>
    </li>
  )
}
