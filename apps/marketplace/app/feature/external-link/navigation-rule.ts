import { HERE } from './own-url.js'

/** What becomes of a link: followed within the site, followed out of it, or refused, and why. */
export type Verdict = 'inside' | 'outside' | 'unflagged' | 'dangerous'

/** Protocols that leave the browser or show a page; everything else could run something. */
const WEB = ['http:', 'https:']
const OTHER_APPS = ['mailto:', 'otpauth:', 'tel:']

/** What can be nothing but a path of this site. Of spaces and line ends, parsers of addresses make things of their own. */
const PATH = /^\/(?![/\\])[!-~]*$/

/**
 * The specification's rule: navigation to an external URL is refused unless flagged external, and a URL with a dangerous
 * protocol always is. Drawing on the server, where our own origin is not known, every whole address leads away.
 */
export function judgeNavigation(
  href: string,
  { flagged = false, origin = HERE }: { flagged?: boolean; origin?: string } = {},
): Verdict {
  if (PATH.test(href)) return 'inside'
  const url = URL.canParse(href, origin) ? new URL(href, origin) : undefined
  if (!url) return 'dangerous'
  if (OTHER_APPS.includes(url.protocol)) return 'outside'
  if (!WEB.includes(url.protocol)) return 'dangerous'
  if (url.username !== '' || url.password !== '') return 'dangerous'
  if (url.origin === origin) return 'inside'
  return flagged ? 'outside' : 'unflagged'
}

/** Whether `rel` flags a link as leading out. */
export function isFlagged(rel: string | undefined): boolean {
  return rel?.split(/\s+/).includes('external') ?? false
}
