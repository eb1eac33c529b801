/** An entry of a feed. Times are ISO 8601. */
export interface FeedEntry {
  url: string
  title: string
  summary: string
  author: string
  published: string
  updated: string
}

interface Feed {
  title: string
  subtitle: string
  locale: string
  /** The feed's own address, and the page's. */
  self: string
  page: string
  entries: readonly FeedEntry[]
}

/** An Atom feed (RFC 4287). */
export function atomFeed({ title, subtitle, locale, self, page, entries }: Feed): string {
  const updated = entries
    .map((entry) => entry.updated)
    .sort()
    .at(-1)
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escaped(locale)}">`,
    `<id>${escaped(page)}</id>`,
    `<title>${escaped(title)}</title>`,
    `<subtitle>${escaped(subtitle)}</subtitle>`,
    `<updated>${escaped(updated ?? '1970-01-01T00:00:00Z')}</updated>`,
    `<link rel="self" type="application/atom+xml" href="${escaped(self)}"/>`,
    `<link rel="alternate" type="text/html" href="${escaped(page)}"/>`,
    ...entries.map(entryXml),
    '</feed>',
    '',
  ].join('\n')
}

function entryXml({ url, title, summary, author, published, updated }: FeedEntry): string {
  return [
    '<entry>',
    `<id>${escaped(url)}</id>`,
    `<title>${escaped(title)}</title>`,
    `<link href="${escaped(url)}"/>`,
    `<published>${escaped(published)}</published>`,
    `<updated>${escaped(updated)}</updated>`,
    `<author><name>${escaped(author)}</name></author>`,
    `<summary>${escaped(summary)}</summary>`,
    '</entry>',
  ].join('\n')
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** Characters that XML 1.0 cannot hold are left out. */
function escaped(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"']/g, (mark) => ENTITIES[mark] ?? '')
}
