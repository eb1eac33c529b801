import { KEPT_AT, KEPT_ATTRIBUTE, KEPT_TITLE, markKept } from '../kept.js'

/** As many pages as are kept; the ones seen longest ago go first. */
export const MOST_PAGES = 60

/** Longer pages are not kept. */
const LONGEST = 2_000_000

/** A page that our server had kept itself: the one kept here before is no older, and says its own age. */
const alreadyOld = new RegExp(`^[^>]*>?\\s*<html [^>]*${KEPT_ATTRIBUTE}=`)

/** What a store of the browser does for us. */
export type Store = Pick<Cache, 'match' | 'put' | 'delete' | 'keys'>

/** Whether an answer is a page as everybody would want to read it later. */
export function isKeepable(answer: Response): boolean {
  const type = answer.headers.get('content-type') ?? ''
  return (
    answer.status === 200 && answer.type !== 'opaque' && !answer.redirected && type.startsWith('text/html')
  )
}

/** Keeps a page with the time it is from; the newest stand last. */
export async function keepPage(store: Store, url: string, answer: Response, now: number): Promise<void> {
  const text = await answer.text()
  if (text.length > LONGEST || alreadyOld.test(text)) return
  const headers = new Headers(answer.headers)
  // The text is unpacked by now, and cookies are not the page's.
  for (const name of ['content-encoding', 'content-length', 'set-cookie', 'etag']) headers.delete(name)
  headers.set(KEPT_AT, String(now))
  headers.set(KEPT_TITLE, encodeURIComponent(titleOf(text)))
  await store.delete(url)
  await store.put(url, new Response(text, { headers }))
  await trim(store, MOST_PAGES)
}

/** Lets go of what was kept first. */
export async function trim(store: Store, most: number): Promise<void> {
  const kept = await store.keys()
  for (const request of kept.slice(0, Math.max(0, kept.length - most))) await store.delete(request)
}

/** A page as it was kept, saying from when it is. */
export async function keptPage(store: Store, url: string): Promise<Response | undefined> {
  const kept = await store.match(url)
  if (!kept) return undefined
  const at = Number(kept.headers.get(KEPT_AT))
  const text = await kept.text()
  const said = Number.isSafeInteger(at) ? markKept(text, at) : text
  return new Response(said, { headers: kept.headers })
}

/** Since when a page is kept. */
export async function keptAt(store: Store, url: string): Promise<number | undefined> {
  const at = (await store.match(url))?.headers.get(KEPT_AT)
  return at ? Number(at) : undefined
}

function titleOf(text: string): string {
  const title = /<title>([^<]{1,300})<\/title>/.exec(text)?.[1] ?? ''
  const words: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" }
  return title.replace(/&(amp|lt|gt|quot|#x27|#39);/g, (whole, name) => words[name] ?? whole)
}
