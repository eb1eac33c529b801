/** Never looked up; a base to resolve a path against. */
const SITE = 'https://site.invalid'

/**
 * The one rule for links from outside: http and https addresses without credentials, mailto, and paths of the same
 * site. Anything else is `undefined`, and its text stays text.
 */
export function safeHref(text: unknown): string | undefined {
  if (typeof text !== 'string' || text.length > 2000) return undefined
  const href = text.trim()
  // Browsers skip control characters and read a backslash as a slash: neither belongs in an address.
  if (href === '' || /[\p{Cc}\s\\]/u.test(href)) return undefined
  if (href.startsWith('#')) return href
  if (href.startsWith('/')) return samePath(href)
  if (!URL.canParse(href)) return undefined
  const url = new URL(href)
  if (url.protocol === 'mailto:') return url.href
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:'
  return isWeb && url.username === '' && url.password === '' ? url.href : undefined
}

function samePath(href: string): string | undefined {
  if (!URL.canParse(href, SITE)) return undefined
  const url = new URL(href, SITE)
  return url.origin === SITE && !url.pathname.startsWith('//')
    ? url.pathname + url.search + url.hash
    : undefined
}

/** The same for pictures: http, https and paths of the site. */
export function safeSource(text: unknown): string | undefined {
  const href = safeHref(text)
  return href === undefined || /^(mailto:|#)/.test(href) ? undefined : href
}
