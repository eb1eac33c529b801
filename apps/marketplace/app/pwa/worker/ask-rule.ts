import { isOwnPath } from '../own-path.js'

/** What the worker knows of a request before it answers. */
export interface Asked {
  readonly method: string
  readonly url: string
  readonly mode: string
}

/**
 * How a request is answered. `page`: from the network, kept, and from what was kept where there is no network; `own`: a
 * private page, never kept; `asset`: kept for good, its name holds its hash; `list`: the works of a watchlist; `leave`: not
 * our business; `forget`: it changes who is signed in, or how pages look, so that kept pages are no longer true.
 */
export type Answering = 'page' | 'own' | 'asset' | 'list' | 'leave' | 'forget'

const changing = ['/logout', '/session', '/login', '/register', '/preferences']

export function answeringOf({ method, url, mode }: Asked, origin: string): Answering {
  const { origin: of, pathname } = new URL(url)
  if (of !== origin) return 'leave'
  if (method === 'POST') return changing.includes(pathname.replace(/\.data$/, '')) ? 'forget' : 'leave'
  if (method !== 'GET') return 'leave'
  if (mode === 'navigate') return isOwnPath(pathname) ? 'own' : isFile(pathname) ? 'leave' : 'page'
  if (pathname.startsWith('/assets/')) return 'asset'
  return pathname === '/watchlist.data' ? 'list' : 'leave'
}

/** Feeds, sitemaps, cards and data are no pages; articles and usernames have no dots. */
function isFile(pathname: string): boolean {
  return /\.[a-z]{2,12}$/i.test(pathname) || /^\/(?:assets|builds|cards)(?:\/|$)/.test(pathname)
}

/** A page the site asks to be kept because it was seen without being fetched as one. */
export function seenPath(message: unknown, origin: string): string | undefined {
  if (typeof message !== 'object' || message === null || !('seen' in message)) return undefined
  if (typeof message.seen !== 'string' || !URL.canParse(message.seen, origin)) return undefined
  const url = new URL(message.seen, origin)
  if (answeringOf({ method: 'GET', url: url.href, mode: 'navigate' }, origin) !== 'page') return undefined
  return url.pathname + url.search
}
