import { useState } from 'react'
import type { CardNft } from '#app/feature/nft-card/card-nft.js'
import { useSite } from '#app/layout/site.js'
import { cart } from './cart.js'

export type InCart = Pick<CardNft, 'encoded_id' | 'price_mojos'>

/** Whether a work is in the cart, and the way in and out. */
export function useInCart(nft: InCart) {
  const { now } = useSite()
  const list = cart.use()
  const [isFull, setIsFull] = useState(false)
  const toggle = () =>
    setIsFull(!cart.toggle({ id: nft.encoded_id, at: now, units: nft.price_mojos ?? undefined }))
  return {
    isKnown: list !== undefined,
    isIn: list?.some(({ id }) => id === nft.encoded_id) ?? false,
    isFull,
    toggle,
  }
}
