import { type RefObject, useEffect, useRef, useState } from 'react'

/** How long to wait before a picture that failed is asked for again by itself; after these it is only asked for by hand. */
const DELAYS_MS = [2_000, 8_000] as const

export interface Attempts {
  /** For the picture. */
  image: RefObject<HTMLImageElement>
  onError: () => void
  /** The picture's key: another one makes the browser ask again. */
  count: number
  /** It failed, and is not being asked for at this moment. */
  isLost: boolean
  again: () => void
}

/** Asks for a picture again where it failed: twice by itself, when the network is back, and whenever somebody says so. */
export function useAttempts(src: string | null): Attempts {
  const [last, setLast] = useState({ src, count: 0, isLost: false })
  const { count, isLost } = last.src === src ? last : { count: 0, isLost: false }
  const image = useRef<HTMLImageElement>(null)

  // A picture that failed before the script ran has fired its event already.
  useEffect(() => {
    const { current } = image
    if (current?.complete && current.naturalWidth === 0) setLast({ src, count: 0, isLost: true })
  }, [src])

  useEffect(() => {
    if (!isLost) return
    const ask = () => setLast({ src, count: count + 1, isLost: false })
    const delay = DELAYS_MS[count]
    const timer = delay === undefined ? undefined : setTimeout(ask, delay)
    addEventListener('online', ask)
    return () => {
      clearTimeout(timer)
      removeEventListener('online', ask)
    }
  }, [src, count, isLost])

  return {
    image,
    onError: () => setLast({ src, count, isLost: true }),
    count,
    isLost,
    again: () => setLast({ src, count: count + 1, isLost: false }),
  }
}
