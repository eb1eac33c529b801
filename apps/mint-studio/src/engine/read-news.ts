import { type Article, article, createCms, plainText, type Story } from '@chiaroscuro/cms'
import type { NewsItem } from '../ipc/view.js'
import type { ContentPlace } from './devnet-place.js'

/** Stories about the studio, and nothing else of the site's. */
const FOLDER = 'studio/news/'
const SHOWN = 3
/** Nobody waits for news. */
const TIMEOUT_MS = 4000
const MAX_BYTES = 1 << 20
const MAX_PARAGRAPHS = 60
const MAX_PARAGRAPH = 5000

/**
 * What is new about the studio, the newest first, in words alone: no picture, link or markup of the service reaches a page. None where
 * there is no service, or none that answers: nothing of the studio depends on it.
 */
export async function readNews(
  place: ContentPlace | undefined,
  language: 'en' | 'zh',
  now: () => number,
): Promise<NewsItem[]> {
  if (!place) return []
  try {
    const cms = createCms({ ...place, now, timeoutMs: TIMEOUT_MS, maxBytes: MAX_BYTES })
    const asked = { startsWith: FOLDER, perPage: SHOWN, ...(language === 'en' ? {} : { language }) }
    const { stories } = await cms.stories(article, asked)
    return stories.slice(0, SHOWN).map(toItem)
  } catch {
    return []
  }
}

function toItem({ slug, firstPublishedAt, content }: Story<Article>): NewsItem {
  const { title, lead, body } = content
  const paragraphs = body.map((block) => plainText([block]).slice(0, MAX_PARAGRAPH))
  return {
    ...{ slug, title, lead, body: paragraphs.filter((one) => one !== '').slice(0, MAX_PARAGRAPHS) },
    ...(firstPublishedAt !== null && { publishedAt: firstPublishedAt }),
  }
}
