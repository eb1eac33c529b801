import { call } from '@chiaroscuro/api-client'
import { listIdMarks } from '@chiaroscuro/contract/operation'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { needed } from '#app/server/respond.server.js'
import { chunkSize, sitemapAnswer, sitemapIndex } from '#app/server/sitemap.server.js'
import { siteOrigin, visit } from '#app/server/visit.server.js'

/** Where the sitemap of a kind begins, by the last id of the part before. */
async function parts(marks: Promise<{ after: string[] }>, path: string): Promise<string[]> {
  const { after } = await marks
  return [path, ...after.map((id) => `${path}?${new URLSearchParams({ after: id })}`)]
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
