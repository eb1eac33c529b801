import type { FlatNft, Offer } from '@chiaroscuro/contract/operation'
import { buttonShape, EmptyState, Link, quiet } from '@chiaroscuro/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { cart } from '#app/feature/cart/cart.js'
import type { ListedWork } from '#app/feature/kept/work-list.js'
import * as frame from '#app/layout/frame.css.js'
import { useWallet } from '#app/wallet/use-wallet.js'
import { CartLine } from './cart-line.js'
import { Checkout } from './checkout.js'
import * as css from './page.css.js'
import { reckon } from './reckon.js'

export interface CartPageProps {
  /** Undefined until the browser was asked. */
  works: readonly ListedWork[] | undefined
  nfts: readonly FlatNft[]
  /** The listings of these works. */
  offers: readonly Offer[]
  busy: boolean
}

/** What somebody is about to buy, and the one transaction that buys it. */
export function CartPage(props: CartPageProps) {
  const { t } = useLingui()
  return (
    <div className={`${frame.wrap} ${frame.bottom}`}>
      <div className={frame.pageHead}>
        <div>
          <h1 className={frame.pageTitle}>
            <Trans>Cart</Trans>
          </h1>
          <p className={frame.pageLead}>
            <Trans>
              Up to {cart.most} works, bought in one transaction: one block holds them all, or you get none
              and pay nothing. The list is kept in this browser and nowhere else.
            </Trans>
          </p>
        </div>
      </div>
      <noscript>
        <EmptyState title={t`The cart needs JavaScript`}>
          <Trans>
            Only your browser knows the cart, and wallets are spoken with by script. Every other page works
            without.
          </Trans>
        </EmptyState>
      </noscript>
      <Contents {...props} />
    </div>
  )
}

function Contents({ works, nfts, offers, busy }: CartPageProps) {
  const { t } = useLingui()
  const { wallet } = useWallet()
  if (works === undefined || (busy && nfts.length === 0 && works.length > 0))
    return (
      <p className={`${css.two} ${quiet}`} role="status">
        <Trans>Reading your cart</Trans>
      </p>
    )
  const { lines, sums } = reckon(works, nfts, offers, wallet?.address ?? null)
  const buys = lines.flatMap(({ nft, offer, state }) =>
    offer && state === 'for-sale' ? [{ offerId: offer.id, nftId: nft.encoded_id }] : [],
  )
  return (
    <div className={css.two}>
      {works.length > 0 ? (
        <ul className={css.lines} aria-label={t`Works in the cart`}>
          {lines.map((line) => (
            <CartLine key={line.nft.id} {...line} onRemove={() => cart.remove([line.nft.encoded_id])} />
          ))}
        </ul>
      ) : (
        <EmptyState
          title={t`Nothing in the cart yet`}
          action={
            <Link href="/nfts?listed=true" className={buttonShape({})}>
              <Trans>Items for sale</Trans>
            </Link>
          }
        >
          <Trans>Press the cart on works that are for sale, and buy them all at once here.</Trans>
        </EmptyState>
      )}
      <Checkout buys={buys} sums={sums} onBought={(ids) => cart.remove(ids)} />
    </div>
  )
}
