/** A signal that ends after a time or with another signal, whichever comes first. */
export interface Deadline {
  readonly signal: AbortSignal
  /** Whether the time ran out, rather than the other signal. */
  readonly isOver: () => boolean
  /** To be called once the work is done: the timer holds everything the signal holds. */
  readonly clear: () => void
}

/**
 * `ms` milliseconds from now, or when `parent` aborts. A timer of its own, because
 * `AbortSignal.any([parent, AbortSignal.timeout(ms)])` may be collected as garbage under Node 20, and then
 * never aborts.
 */
export function deadline(ms: number, parent?: AbortSignal): Deadline {
  const controller = new AbortController()
  let over = false
  const timer = setTimeout(() => {
    over = true
    controller.abort(new DOMException(`Not done within ${ms} ms`, 'TimeoutError'))
  }, ms)
  const follow = () => controller.abort(parent?.reason)
  if (parent?.aborted) follow()
  else parent?.addEventListener('abort', follow, { once: true })
  return {
    signal: controller.signal,
    isOver: () => over,
    clear() {
      clearTimeout(timer)
      parent?.removeEventListener('abort', follow)
    },
  }
}
