import { call } from '@chiaroscuro/api-client'
import { listIds } from '@chiaroscuro/contract/operation'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { allArticles } from '#app/server/article.server.js'
import { contentFor } from '#app/server/cms.server.js'
import { publicPages } from '#app/server/public-pages.js'
import { needed, notFound } from '#app/server/respond.server.js'
import { chunkSize, mostInSitemap, sitemap, sitemapAnswer } from '#app/server/sitemap.server.js'
import { siteOrigin, visit } from '#app/server/visit.server.js'

const paths = {
  nft: (id: string) => `/nfts/${id}`,
  collection: (id: string) => `/collections/${id}`,
  // A profile is named by its username where it has one.
  profile: (id: string) => (id.startsWith('did:') ? `/profile/${id}` : `/${encodeURIComponent(id)}`),
}

function kindOf(chunk: string | undefined): keyof typeof paths | undefined {
  if (chunk === 'nft.xml') return 'nft'
  if (chunk === 'collection.xml') return 'collection'
  return chunk === 'profile.xml' ? 'profile' : undefined
}

/** One sitemap: the pages that stand by themselves, or a stretch of the pages of a kind. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const origin = siteOrigin(request)
  if (params.chunk === 'page.xml') return sitemapAnswer(sitemap(publicPages.map((path) => origin + path)))
  if (params.chunk === 'article.xml') return sitemapAnswer(sitemap(await articles(request, origin)))
  const kind = kindOf(params.chunk)
  if (kind === undefined) throw notFound(request)
  const ids = await needed(request, stretch(request, kind))
  return sitemapAnswer(sitemap(ids.map((id) => origin + paths[kind](id))))
}

/** The ids that the address asks for. */
async function stretch(request: Request, kind: keyof typeof paths): Promise<string[]> {
  const { api, url } = visit(request)
  const until = url.searchParams.get('until')
  const found: string[] = []
  let after = url.searchParams.get('after')
  do {
    const asked = { kind, size: chunkSize, ...(after && { after }), ...(until && { until }) }
    const { ids, next } = await call(api, listIds, asked)
    found.push(...ids)
    after = next
  } while (after !== null && found.length + chunkSize <= mostInSitemap)
  return found
}

async function articles(request: Request, origin: string): Promise<string[]> {
  const { stories } = (await allArticles(request, contentFor(request))).value
  return stories.map(({ slug }) => `${origin}/${slug}`)
}
