import { parse } from 'cookie'
import { isOwnPath } from '../app/pwa/own-path.js'
import { localeOf, themeOf } from '../app/server/preference.server.js'

/** Cookies that make a page somebody's own. */
const PERSONAL = /^(session|sign-in|preview)(\.\d+)?$/
/** Those among them that say who somebody is, and nothing of the page. */
const SIGNED_IN = /^(session|sign-in)(\.\d+)?$/
const LONGEST = 2000

/**
 * What decides how a page looks to somebody who is not signed in: its address, language and theme. `undefined` for what
 * must not be kept for others.
 */
export function pageKey(request: Request): string | undefined {
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.href.length > LONGEST) return undefined
  if (request.headers.has('authorization') || request.headers.has('range')) return undefined
  const cookies = parse(request.headers.get('cookie') ?? '')
  if (Object.keys(cookies).some((name) => PERSONAL.test(name))) return undefined
  return [url.href, localeOf(request), themeOf(request)].join(' ')
}

/** The key under which everybody else is given the page that somebody who is signed in asks for. */
export function everybodysKey(request: Request): string | undefined {
  if (isOwnPath(new URL(request.url).pathname)) return undefined
  const headers = new Headers(request.headers)
  const cookies = (headers.get('cookie') ?? '').split(/;\s*/)
  const others = cookies.filter((cookie) => !SIGNED_IN.test(cookie.split('=')[0]?.trim() ?? ''))
  if (others.length === cookies.length) return undefined
  headers.set('cookie', others.join('; '))
  return pageKey(new Request(request.url, { headers }))
}
