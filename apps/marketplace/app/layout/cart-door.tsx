import { buttonShape, Link } from '@chiaroscuro/ui'
import { useLingui } from '@lingui/react/macro'
import { cart } from '#app/feature/cart/cart.js'
import * as css from './header.css.js'
import { CartIcon } from './icon.js'
import { cartLink } from './links.js'

/** The way to what somebody is about to buy, and how much that is; on a phone only where there is something. */
export function CartDoor() {
  const { t } = useLingui()
  const count = cart.usePart((works) => works?.length ?? 0)
  const name = count > 0 ? t`Cart, ${count}` : t`Cart`
  return (
    <Link
      href={cartLink.href}
      className={`${buttonShape({ square: true })} ${css.cart} ${count > 0 ? '' : css.wideOnly}`}
      aria-label={name}
      title={name}
    >
      <CartIcon />
      {count > 0 ? <span className={css.count}>{count}</span> : null}
    </Link>
  )
}
