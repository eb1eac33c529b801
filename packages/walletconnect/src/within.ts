import { SessionFault } from './session-fault.js'

/**
 * What comes of it in time, unless it is given up before. The work itself goes on unheard. Rejects with `SessionFault` `unreachable`,
 * and `rejected` where it was given up.
 */
export async function within<T>(ms: number, work: Promise<T>, signal?: AbortSignal): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  let giveUp = () => {}
  const over = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new SessionFault('unreachable', 'No answer in time')), ms)
    giveUp = () => fail(new SessionFault('rejected', 'Given up'))
    if (signal?.aborted) giveUp()
    else signal?.addEventListener('abort', giveUp)
  })
  try {
    return await Promise.race([work, over])
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', giveUp)
  }
}
