import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether the page has come alive. */
export function useIsAlive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
