import type { Offer } from '@chiaroscuro/contract/operation'
import { Button } from '@chiaroscuro/ui'
import { Trans } from '@lingui/react/macro'
import { useInCart } from '#app/feature/cart/use-in-cart.js'
import type { CardNft } from '#app/feature/nft-card/card-nft.js'

interface CartActProps {
  nft: Pick<CardNft, 'encoded_id'>
  listing: Pick<Offer, 'price_mojos'>
  className?: string
}

/** Puts a listed work into the cart, or takes it out. */
export function CartAct({ nft, listing, className }: CartActProps) {
  const { encoded_id } = nft
  const { isKnown, isIn, isFull, toggle } = useInCart({ encoded_id, price_mojos: listing.price_mojos })
  return (
    <Button
      className={className}
      aria-pressed={isIn}
      aria-disabled={isKnown ? undefined : true}
      onClick={toggle}
    >
      {isFull ? (
        <Trans>The cart is full</Trans>
      ) : isIn ? (
        <Trans>In the cart</Trans>
      ) : (
        <Trans>Put in the cart</Trans>
      )}
    </Button>
  )
}
