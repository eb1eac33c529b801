import { setTimeout as wait } from 'node:timers/promises'

/** Asks again and again until the answer is there; fails with the last answer after `ms`. */
export async function until<T>(what: string, ask: () => Promise<T | undefined>, ms = 45_000): Promise<T> {
  const deadline = performance.now() + ms
  let failure: unknown
  while (performance.now() < deadline) {
    try {
      const answer = await ask()
      if (answer !== undefined) return answer
    } catch (error) {
      failure = error
    }
    await wait(50)
  }
  throw new Error(`${what}: not within ${ms} ms`, { cause: failure })
}
