import { locales } from '#app/i18n/locale.js'
import { inLanguage } from '#app/layout/head.js'

/** Addresses in a chunk, about; every address here is written in each language too. */
export const chunkSize = 10_000
/** No stretch is as uneven as that. The protocol allows 50,000 and 50 MB. */
export const mostInSitemap = 2 * chunkSize

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const PROTOCOL = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** Text as XML holds it. */
function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

/** The addresses of a kind's sitemaps: each begins after the mark where the one before ends. */
export function chunks(path: string, marks: readonly string[]): string[] {
  return [...marks, undefined].map((until, i) => {
    const after = marks[i - 1]
    const stretch = new URLSearchParams({ ...(after && { after }), ...(until && { until }) })
    return stretch.size === 0 ? path : `${path}?${stretch}`
  })
}

/** A sitemap of sitemaps (sitemaps.org), by their addresses. */
export function sitemapIndex(urls: readonly string[]): string {
  const lines = urls.map((url) => `<sitemap><loc>${escaped(url)}</loc></sitemap>\n`)
  return `${HEAD}<sitemapindex xmlns="${PROTOCOL}">\n${lines.join('')}</sitemapindex>\n`
}

/** A sitemap of pages by their addresses, each with its languages beside it. */
export function sitemap(urls: readonly string[]): string {
  const lines = urls.map((url) => {
    const languages = locales.map(
      (locale) =>
        `<xhtml:link rel="alternate" hreflang="${locale}" href="${escaped(inLanguage(url, locale))}"/>`,
    )
    return `<url><loc>${escaped(url)}</loc>${languages.join('')}</url>\n`
  })
  return `${HEAD}<urlset xmlns="${PROTOCOL}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${lines.join('')}</urlset>\n`
}

/** Crawlers come seldom, and for all of it. */
export function sitemapAnswer(text: string): Response {
  return new Response(text, {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
}
