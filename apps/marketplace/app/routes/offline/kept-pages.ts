import { ownUrl } from '#app/feature/external-link/own-url.js'
import { KEPT_AT, KEPT_TITLE, PAGES } from '#app/pwa/kept.js'

/** A page the worker has kept. */
export interface KeptPage {
  path: string
  title: string
  /** Since when, Unix milliseconds. */
  at: number
}

const name = ' · Chiaroscuro'
/** Pages of the app itself, which say nothing of the market. */
const furniture = ['/offline', '/watchlist']

/** The pages that can be read now, the latest first. */
export async function readKeptPages(stores: CacheStorage): Promise<KeptPage[]> {
  const kept: KeptPage[] = []
  for (const store of (await stores.keys()).filter((one) => one.startsWith(PAGES))) {
    const cache = await stores.open(store)
    for (const request of await cache.keys()) {
      const page = toKeptPage(request.url, await cache.match(request))
      if (page) kept.push(page)
    }
  }
  return kept.sort((a, b) => b.at - a.at)
}

function toKeptPage(address: string, answer: Response | undefined): KeptPage | undefined {
  const { pathname, search } = new URL(address)
  const at = Number(answer?.headers.get(KEPT_AT) ?? Number.NaN)
  if (!Number.isSafeInteger(at) || furniture.includes(pathname)) return undefined
  const title = decode(answer?.headers.get(KEPT_TITLE) ?? '')
  const short = title.endsWith(name) ? title.slice(0, -name.length) : title
  return { path: pathname + search, title: short || pathname, at }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}

/** Where somebody wanted to go, out of the address of this page; only within the site. */
export function wantedPath(search: string): string | undefined {
  const from = new URLSearchParams(search).get('from')
  const url = ownUrl(from ?? '')
  return url && url.pathname !== '/offline' ? url.pathname + url.search : undefined
}
