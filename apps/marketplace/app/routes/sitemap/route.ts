import { call } from '@chiaroscuro/api-client'
import { listIdMarks } from '@chiaroscuro/contract/operation'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { needed } from '#app/server/respond.server.js'
import { chunkSize, sitemapAnswer, sitemapIndex } from '#app/server/sitemap.server.js'
import { siteOrigin, visit } from '#app/server/visit.server.js'

/** The sitemaps of a kind: each begins after the mark where the one before ends. */
async function parts(marks: Promise<{ after: string[] }>, path: string): Promise<string[]> {
  const { after } = await marks
  return [...after, undefined].map((until, i) => {
    const start = after[i - 1]
    const stretch = new URLSearchParams({ ...(start && { after: start }), ...(until && { until }) })
    return stretch.size === 0 ? path : `${path}?${stretch}`
  })
}

/** The index of all sitemaps. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { api } = visit(request)
  const origin = siteOrigin(request)
  const kinds = await needed(
    request,
    Promise.all(
      (['collection', 'profile', 'nft'] as const).map((kind) =>
        parts(call(api, listIdMarks, { kind, size: chunkSize }), `${origin}/sitemap/${kind}.xml`),
      ),
    ),
  )
  const few = ['page', 'article'].map((name) => `${origin}/sitemap/${name}.xml`)
  return sitemapAnswer(sitemapIndex([...few, ...kinds.flat()]))
}
