import { parse, serialize } from 'cookie'
import { ownUrl } from '#app/feature/external-link/own-url.js'
import { isLocale, type Locale, pickLocale } from '#app/i18n/locale.js'
import { isTheme, type Theme } from '#app/layout/theme.js'
import { isEmbed } from './embed.js'

const year = 365 * 24 * 60 * 60

/** Language of a request: what its address asks for, the `user-lang` cookie (written plain), else Accept-Language. */
export function localeOf(request: Request): Locale {
  const asked = askedLocale(request)
  if (asked) return asked
  const cookies = parse(request.headers.get('cookie') ?? '')
  return pickLocale(cookies['user-lang'], request.headers.get('accept-language'))
}

/** The language of an address such as `/blog?lang=zh`. */
function askedLocale(request: Request): Locale | undefined {
  const asked = new URL(request.url).searchParams.get('lang')
  return isLocale(asked) ? asked : undefined
}

/** Whoever came by an address in a language goes on in it. */
export function askedLocaleCookie(request: Request, secure: boolean): string | undefined {
  const asked = askedLocale(request)
  if (!asked || parse(request.headers.get('cookie') ?? '')['user-lang'] === asked) return undefined
  return serialize('user-lang', asked, cookieOptions(secure))
}

function cookieOptions(secure: boolean) {
  return { maxAge: year, path: '/', sameSite: 'lax', secure } as const
}

/** Theme of a request; without a choice the system decides. In somebody else's page the address has the choice. */
export function themeOf(request: Request): Theme {
  const url = new URL(request.url)
  const named = isEmbed(url.pathname) ? url.searchParams.get('theme') : null
  if (isTheme(named)) return named
  const chosen = parse(request.headers.get('cookie') ?? '').theme
  return isTheme(chosen) ? chosen : 'system'
}

/** Cookies for the choices made in a form; unknown values change nothing. */
export function preferenceCookies(form: FormData, secure: boolean): string[] {
  const options = cookieOptions(secure)
  const language = form.get('language')
  const theme = form.get('theme')
  const cookies: string[] = []
  if (typeof language === 'string' && isLocale(language))
    cookies.push(serialize('user-lang', language, options))
  if (typeof theme === 'string' && isTheme(theme)) cookies.push(serialize('theme', theme, options))
  return cookies
}

/** A path of this site, whatever a form claims; anything that could leave it becomes the home page. */
export function returnPath(claimed: FormDataEntryValue | null): string {
  const target = typeof claimed === 'string' ? ownUrl(claimed) : undefined
  if (!target) return '/'
  // A language that the address names would have the last word over the one just chosen.
  target.searchParams.delete('lang')
  return target.pathname + target.search
}
