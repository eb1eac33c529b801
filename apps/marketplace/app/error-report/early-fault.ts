/** What a page's error boundary tells whoever listens. */
export const PAGE_FAULT = 'page-fault'

/** More than this says nothing new. */
const most = 20

export interface EarlyFaults {
  /** What went wrong so far; from now on whoever took it listens. */
  take: () => unknown[]
}

/** Holds on to errors until the part that reports them is there. */
export function holdFaults(page: Window = window): EarlyFaults {
  const held: unknown[] = []
  const hold = (fault: unknown) => {
    if (held.length < most) held.push(fault)
  }
  const onError = (event: ErrorEvent) => hold(event.error ?? event.message)
  const onRejection = (event: PromiseRejectionEvent) => hold(event.reason)
  const onFault = (event: Event) => {
    if (event instanceof CustomEvent) hold(event.detail)
  }
  page.addEventListener('error', onError)
  page.addEventListener('unhandledrejection', onRejection)
  page.addEventListener(PAGE_FAULT, onFault)
  return {
    take() {
      page.removeEventListener('error', onError)
      page.removeEventListener('unhandledrejection', onRejection)
      page.removeEventListener(PAGE_FAULT, onFault)
      return held.splice(0)
    },
  }
}
