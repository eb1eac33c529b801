import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether the page has come alive: before, a press would be lost. */
export function useIsAlive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
