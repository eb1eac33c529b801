import { formatDid, parseDid } from '@chiaroscuro/domain/id'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { isLocale } from '#app/i18n/locale.js'
import { isTheme } from '#app/layout/theme.js'
import { loadProfile } from '#app/server/profile-page.server.js'
import { notFound } from '#app/server/respond.server.js'

/** A profile for a frame on somebody else's page. `theme` and `lang` are that page's to choose, and stay from view to view. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const did = parseDid(params.id ?? '')
  if (did === undefined) throw notFound(request)
  const { searchParams } = new URL(request.url)
  const theme = searchParams.get('theme')
  const lang = searchParams.get('lang')
  // In other people's pages there are no scripts that could put a part in its place.
  const { head, ...view } = await loadProfile(request, {}, did, `/profile-embed/${formatDid(did)}`)
  return {
    // The page itself is elsewhere, in each language; in other people's pages there is no script, not even one that says what this is about.
    head: { ...head, noIndex: true, languages: undefined, about: undefined },
    ...view,
    keep: { ...(isTheme(theme) ? { theme } : {}), ...(isLocale(lang) ? { lang } : {}) },
  }
}
