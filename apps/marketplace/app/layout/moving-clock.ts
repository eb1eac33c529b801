import { useEffect, useState } from 'react'

/** The server's clock plus the time that has passed since; the browser's own may be wrong. */
export function useMovingClock(start: number, everyMs: number): number {
  const [passed, setPassed] = useState({ start, by: 0 })
  useEffect(() => {
    const begun = performance.now()
    const tick = setInterval(() => setPassed({ start, by: performance.now() - begun }), everyMs)
    return () => clearInterval(tick)
  }, [start, everyMs])
  return start + (passed.start === start ? passed.by : 0)
}
