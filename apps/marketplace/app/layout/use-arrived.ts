import { useEffect, useState } from 'react'

/** A part of a page that may come after the rest (docs/decisions/0060): its value, or that it is waited for. What was there before stays until then. */
export function useArrived<T>(part: T | Promise<T>): { readonly value: T } | 'waiting' {
  const [arrived, setArrived] = useState<{ readonly value: T } | 'waiting'>('waiting')
  useEffect(() => {
    let isOld = false
    void Promise.resolve(part).then((value) => {
      if (!isOld) setArrived({ value })
    })
    return () => {
      isOld = true
    }
  }, [part])
  return part instanceof Promise ? arrived : { value: part }
}
