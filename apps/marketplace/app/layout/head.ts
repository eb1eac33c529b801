import type { MetaDescriptor } from '@remix-run/react'
import { locales } from '#app/i18n/locale.js'

/** What search engines read of what a page is about (schema.org). */
export type About = Extract<MetaDescriptor, { 'script:ld+json': unknown }>['script:ld+json']

/** What a page says about itself to browsers, search engines and link previews. */
export interface Head {
  title: string
  description: string
  locale: string
  /** Canonical address. */
  url: string
  /** A picture of what the page is about. */
  image?: string | undefined
  /** A card drawn for link previews; it goes before the picture. */
  card?: string | undefined
  kind?: 'website' | 'article' | undefined
  noIndex?: boolean | undefined
  /** The page's address without a language, where it has one in each. */
  languages?: string | undefined
  about?: About | undefined
}

/** The tags for a head; none when a loader failed, since the error page has its own. */
export function headTags(head: Head | undefined): MetaDescriptor[] {
  if (!head) return []
  const title = head.title === 'Chiaroscuro' ? head.title : `${head.title} · Chiaroscuro`
  const description = head.description.replace(/\s+/g, ' ').trim().slice(0, 200)
  const tags: MetaDescriptor[] = [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: head.url },
    { property: 'og:site_name', content: 'Chiaroscuro' },
    { property: 'og:type', content: head.kind ?? 'website' },
    { property: 'og:title', content: head.title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: head.url },
    { property: 'og:locale', content: head.locale === 'zh' ? 'zh_CN' : 'en_GB' },
    { name: 'twitter:card', content: head.card || head.image ? 'summary_large_image' : 'summary' },
  ]
  if (head.card) tags.push(...cardTags(head.card, head.title))
  else if (head.image) tags.push({ property: 'og:image', content: head.image })
  if (head.languages) tags.push(...alternates(head.languages))
  if (head.about) tags.push({ 'script:ld+json': head.about })
  if (head.noIndex) tags.push({ name: 'robots', content: 'noindex' })
  return tags
}

/** The size is said, so that a preview can stand before the card was fetched. */
function cardTags(card: string, title: string): MetaDescriptor[] {
  return [
    { property: 'og:image', content: card },
    { property: 'og:image:type', content: 'image/png' },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: title },
    { name: 'twitter:image', content: card },
  ]
}

function alternates(url: string): MetaDescriptor[] {
  const link = (hrefLang: string, href: string) =>
    ({ tagName: 'link', rel: 'alternate', hrefLang, href }) as const
  return [...locales.map((locale) => link(locale, inLanguage(url, locale))), link('x-default', url)]
}

/** The address of a page in one of our languages. */
export function inLanguage(url: string, locale: string): string {
  return `${url}${url.includes('?') ? '&' : '?'}lang=${locale}`
}
