/** A part of a page that may fail alone. */
export type Settled<T> = { readonly ok: true; readonly value: T } | { readonly ok: false }

/** The same where it may come after the rest of the page (docs/decisions/0078): then its promise, which never fails. */
export type Arriving<T> = Settled<T> | Promise<Settled<T>>
