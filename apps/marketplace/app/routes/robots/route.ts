import type { LoaderFunctionArgs } from '@remix-run/node'
import { siteOrigin } from '#app/server/visit.server.js'

/** Everything may be read; search results, half-filtered lists and what is somebody's own need not be indexed. */
export function loader({ request }: LoaderFunctionArgs) {
  const closed = ['/search', '/preferences', '/preview', '/watchlist', '/offline', '/profile-embed/']
  const lines = [
    'User-agent: *',
    'Allow: /',
    ...closed.map((path) => `Disallow: ${path}`),
    `Sitemap: ${siteOrigin(request)}/sitemap.xml`,
  ]
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=86400' },
  })
}
