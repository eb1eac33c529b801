import { parse } from 'cookie'
import { isbot } from 'isbot'
import { localeOf, themeOf } from '../app/server/preference.server.js'

/** Cookies that make a page somebody's own. */
const PERSONAL = /^(session|sign-in|preview)(\.\d+)?$/
const LONGEST = 2000

/**
 * What decides how a page looks to somebody who is not signed in: its address, language and theme, and whether it is
 * written for a machine that reads it whole. `undefined` for what must not be kept for others.
 */
export function pageKey(request: Request): string | undefined {
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.href.length > LONGEST) return undefined
  if (request.headers.has('authorization') || request.headers.has('range')) return undefined
  const cookies = parse(request.headers.get('cookie') ?? '')
  if (Object.keys(cookies).some((name) => PERSONAL.test(name))) return undefined
  const robot = isbot(request.headers.get('user-agent')) ? 'robot' : 'person'
  return [url.href, localeOf(request), themeOf(request), robot].join(' ')
}
