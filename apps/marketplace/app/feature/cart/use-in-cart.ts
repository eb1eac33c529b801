import { useState } from 'react'
import type { CardNft } from '#app/feature/nft-card/card-nft.js'
import { useSite } from '#app/layout/site.js'
import { useComesAlive } from '#app/layout/use-is-alive.js'
import { cart } from './cart.js'

export type InCart = Pick<CardNft, 'encoded_id' | 'price_mojos'>

/** Whether a work is in the cart, and the way in and out. */
export function useInCart(nft: InCart) {
  const { now } = useSite()
  const isIn = cart.useHas(nft.encoded_id)
  const isKnown = useComesAlive()
  const [isFull, setIsFull] = useState(false)
  const toggle = () =>
    setIsFull(!cart.toggle({ id: nft.encoded_id, at: now, units: nft.price_mojos ?? undefined }))
  return {
    isKnown,
    isIn,
    isFull,
    toggle,
  }
}
