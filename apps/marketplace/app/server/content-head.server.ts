import { isLocale } from '#app/i18n/locale.js'
import type { Head } from '#app/layout/head.js'
import { visit } from './visit.server.js'

/** The head of a page of content: it has an address of its own in each language, and drafts are nobody's to index. */
export function contentHead(
  request: Request,
  isPreview: boolean,
  facts: Pick<Head, 'title' | 'description' | 'kind'> & { path: string },
): Head {
  const { head, url } = visit(request)
  const { path, ...rest } = facts
  const asked = url.searchParams.get('lang')
  return head({
    ...rest,
    canonical: isLocale(asked) ? `${path}?${new URLSearchParams({ lang: asked })}` : path,
    languages: path,
    ...(isPreview ? { noIndex: true } : {}),
  })
}
