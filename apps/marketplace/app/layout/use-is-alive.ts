import { startTransition, useEffect, useState, useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether the page has come alive. */
export function useIsAlive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

/** The same for what stands on a page many times: drawn anew bit by bit, so that a press in between is not held up. */
export function useComesAlive(): boolean {
  const [isAlive, setIsAlive] = useState(false)
  useEffect(() => startTransition(() => setIsAlive(true)), [])
  return isAlive
}
