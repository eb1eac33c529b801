import { useLingui } from '@lingui/react/macro'
import type { CardNft } from '#app/feature/nft-card/card-nft.js'
import { nftName } from '#app/feature/nft-card/nft-name.js'
import * as css from './cart-button.css.js'
import { type InCart, useInCart } from './use-in-cart.js'

/** A drawing over the picture of a listed work. */
export function CartButton({ nft }: { nft: InCart & Pick<CardNft, 'name'> }) {
  const { t } = useLingui()
  const { isKnown, isIn, isFull, toggle } = useInCart(nft)
  const name = nftName(nft)
  return (
    <button
      type="button"
      className={css.over}
      aria-pressed={isIn}
      // Until the page has come alive, a press would be lost.
      aria-disabled={isKnown ? undefined : true}
      aria-label={isFull ? t`The cart is full` : t`Put ${name} in the cart`}
      title={isFull ? t`The cart is full` : isIn ? t`In the cart` : t`Put in the cart`}
      onClick={toggle}
    />
  )
}
