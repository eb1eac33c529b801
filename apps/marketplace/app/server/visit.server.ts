import { type ApiClient, apiClient } from '@chiaroscuro/api-client'
import type { AuthSession } from '@chiaroscuro/auth'
import type { I18n } from '@lingui/core'
import { isLocale, type Locale } from '#app/i18n/locale.js'
import { type Head, inLanguage } from '#app/layout/head.js'
import { answers } from './answer-shelf.js'
import { env } from './env.server.js'
import { i18nFor } from './i18n.server.js'
import { identityOf, mayHaveSession, patientSession } from './identity.server.js'
import { plainFetch } from './plain-fetch.server.js'
import { localeOf } from './preference.server.js'

/** A request understood: where it points, in which language, and the API to answer it with. */
export interface Visit {
  url: URL
  locale: Locale
  i18n: I18n
  api: ApiClient
  head: (facts: HeadFacts) => Head
}

type HeadFacts = Pick<Head, 'title' | 'description'> &
  Partial<Pick<Head, 'image' | 'kind' | 'noIndex'>> & {
    /** The same without a language; every page has an address in each: `?lang=zh`. */
    languages?: string
    /** The path of the card that link previews show. */
    card?: string
    /** Path (and query, if it is part of the page's identity) of the canonical address. */
    canonical?: string
  }

export function visit(request: Request): Visit {
  const url = new URL(request.url)
  const locale = localeOf(request)
  const origin = siteOrigin(request)
  return {
    url,
    locale,
    i18n: i18nFor(locale),
    api: apiClient({
      ...{ root: env().apiUrl, timeoutMs: 8_000, fetch: plainFetch, share: answers.share },
      ...tokenOf(request),
    }),
    head: ({ canonical, languages = canonical ?? url.pathname, card, ...facts }) => ({
      ...facts,
      ...(card ? { card: origin + card } : {}),
      locale,
      url: origin + (isLocale(url.searchParams.get('lang')) ? inLanguage(languages, locale) : languages),
      ...(facts.noIndex ? {} : { languages: origin + languages }),
    }),
  }
}

/** The site's public origin: the configured one, else that of the request. */
export function siteOrigin(request: Request): string {
  return env().publicUrl ?? new URL(request.url).origin
}

/** The ID token of whoever is signed in, for the product's own API (specification, section 7); found out once. */
function tokenOf(request: Request): { token?: () => Promise<string | undefined> } {
  const identity = mayHaveSession(request) ? identityOf(request) : undefined
  if (!identity) return {}
  let session: Promise<AuthSession> | undefined
  return {
    async token() {
      session ??= patientSession(identity)
      return (await session).tokens?.idToken?.text
    },
  }
}
