import { setTimeout as sleep } from 'node:timers/promises'

/** Waits, but not beyond the signal. */
export async function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  try {
    await sleep(ms, undefined, signal ? { signal } : {})
  } catch {
    // Aborted: the caller looks at the signal itself.
  }
}
