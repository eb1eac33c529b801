import type { MiddlewareHandler } from 'hono'
import { RefusedError } from '../endpoint/endpoint.js'

/** Refuses a request that nobody answered in time; the work goes on and its answer is dropped. */
export function answeredWithin(ms: number): MiddlewareHandler {
  return async (_c, next) => {
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => {
        reject(
          new RefusedError('TooSlow', `No answer within ${ms / 1000} seconds.`, {}, [['retry-after', '5']]),
        )
      }, ms)
    })
    try {
      await Promise.race([next(), late])
    } finally {
      clearTimeout(timer)
    }
  }
}

/** Refuses new requests while a process stops; those under way are answered. */
export function refusedWhile(isDraining: () => boolean): MiddlewareHandler {
  return async (_c, next) => {
    if (isDraining())
      throw new RefusedError('Draining', 'This process is about to stop. Ask again.', {}, [
        ['connection', 'close'],
        ['retry-after', '1'],
      ])
    await next()
  }
}
