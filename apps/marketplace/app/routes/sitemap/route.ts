import { call } from '@chiaroscuro/api-client'
import { listIdMarks } from '@chiaroscuro/contract/operation'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { needed } from '#app/server/respond.server.js'
import { chunkSize, chunks, sitemapAnswer, sitemapIndex } from '#app/server/sitemap.server.js'
import { siteOrigin, visit } from '#app/server/visit.server.js'

/** The index of all sitemaps. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { api } = visit(request)
  const origin = siteOrigin(request)
  const kinds = await needed(
    request,
    Promise.all(
      (['collection', 'profile', 'nft'] as const).map(async (kind) => {
        const { after } = await call(api, listIdMarks, { kind, size: chunkSize })
        return chunks(`${origin}/sitemap/${kind}.xml`, after)
      }),
    ),
  )
  const few = ['page', 'article'].map((name) => `${origin}/sitemap/${name}.xml`)
  return sitemapAnswer(sitemapIndex([...few, ...kinds.flat()]))
}
