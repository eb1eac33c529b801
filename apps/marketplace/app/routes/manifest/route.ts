import { msg } from '@lingui/core/macro'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { visit } from '#app/server/visit.server.js'

const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

/** What a browser needs to know to install the site, in the language of the page that names it. */
export function loader({ request }: LoaderFunctionArgs): Response {
  const { i18n, locale } = visit(request)
  const shortcut = (name: string, url: string) => ({ name, url })
  const manifest = {
    id: '/',
    name: 'Chiaroscuro',
    short_name: 'Chiaroscuro',
    description: i18n._(msg`NFTs on Chia, with the evidence beside them.`),
    lang: locale,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#fdfcfa',
    theme_color: '#fdfcfa',
    categories: ['shopping', 'art'],
    icons: [
      icon('any', 192, 'any'),
      icon('any', 512, 'any'),
      icon('maskable', 192, 'maskable'),
      icon('maskable', 512, 'maskable'),
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    ],
    shortcuts: [
      shortcut(i18n._(msg`Watchlist`), '/watchlist'),
      shortcut(i18n._(msg`Activity`), '/events'),
      shortcut(i18n._(msg`Top Collections`), '/collections'),
    ],
  }
  return new Response(JSON.stringify(manifest), {
    headers: {
      'content-type': 'application/manifest+json; charset=utf-8',
      'cache-control': 'public, max-age=3600',
      vary: 'Cookie, Accept-Language',
    },
  })
}
