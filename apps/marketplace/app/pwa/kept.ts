/** Names of the worker's stores begin with this; the build stands behind, so that a new one begins anew. */
export const STORES = 'chiaroscuro-'

/** The store of pages, of any build. */
export const PAGES = `${STORES}pages-`

/** When a kept page was fetched (Unix milliseconds), and its title; headers of what is kept. */
export const KEPT_AT = 'x-kept-at'
export const KEPT_TITLE = 'x-kept-title'

/** The attribute of `<html>` that says the same to the page when it is shown again. */
export const KEPT_ATTRIBUTE = 'data-kept-at'
/** Whether our own server kept it, since it could not write it anew; without it, the visitor's worker did. */
export const KEPT_BY_ATTRIBUTE = 'data-kept-by'

/** Whether it is everybody's and shown to somebody who is signed in: it knows nothing of them. */
export const KEPT_OF_ATTRIBUTE = 'data-kept-of'

/** A page that says since when it is kept (Unix milliseconds), and by whom where that was not the visitor's worker. */
export function markKept(html: string, at: number, by?: 'site', whose?: 'all'): string {
  const keeper = by ? ` ${KEPT_BY_ATTRIBUTE}="${by}"` : ''
  const owner = whose ? ` ${KEPT_OF_ATTRIBUTE}="${whose}"` : ''
  return html.replace('<html ', `<html ${KEPT_ATTRIBUTE}="${at}"${keeper}${owner} `)
}
