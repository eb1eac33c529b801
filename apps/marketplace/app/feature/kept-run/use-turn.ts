import { useCallback, useRef } from 'react'

/** One thing after another, in the order asked, whatever becomes of each. */
export function useTurn(): <T>(work: () => Promise<T>) => Promise<T> {
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  return useCallback(<T>(work: () => Promise<T>): Promise<T> => {
    const done = queue.current.then(work)
    queue.current = done.catch(() => {})
    return done
  }, [])
}
