import { locales } from '#app/i18n/locale.js'
import { inLanguage } from '#app/layout/head.js'

/** Addresses in a chunk, about; every address here is written in each language too. */
export const chunkSize = 10_000
/** The protocol allows as many, and 50 MB. */
export const mostInSitemap = 50_000

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const PROTOCOL = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** Text as XML holds it. */
function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
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
