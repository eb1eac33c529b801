import { useEffect, useRef } from 'react'

/** What a look found: whether to look again, or where the page goes. */
export type Look = 'not yet' | 'signed in' | 'asked more' | 'over'

/** Between two looks, and how many there are: three minutes' worth (specification, section 9). */
const POLL_MS = 5_000
const LOOKS = 36

/** Looks again and again, while the page waits, whether the account was confirmed on another device. */
export function useLook(waits: boolean, look: () => Promise<Look>): void {
  const latest = useRef(look)
  useEffect(() => {
    latest.current = look
  })
  useEffect(() => {
    if (!waits) return
    let [left, looking] = [LOOKS, false]
    const stop = () => clearInterval(timer)
    const once = async () => {
      if (looking) return
      looking = true
      const found = await latest.current().catch((): Look => 'over')
      looking = false
      if (--left === 0 || found !== 'not yet') stop()
    }
    const timer = setInterval(once, POLL_MS)
    return stop
  }, [waits])
}
