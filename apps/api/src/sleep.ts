import { setTimeout as wait } from 'node:timers/promises'

/** A pause that the end of work ends. */
export async function sleep(ms: number, signal: AbortSignal): Promise<void> {
  await wait(ms, undefined, { signal }).catch(() => {})
}
