import { useLingui } from '@lingui/react/macro'
import { useLocation } from '@remix-run/react'
import type { FormEvent, ReactNode } from 'react'
import { localeName, locales } from '#app/i18n/locale.js'
import * as css from './header.css.js'
import { pressed } from './pressed.js'
import { useSite } from './site.js'
import { isTheme, type Theme, themes } from './theme.js'

const yearSeconds = 365 * 24 * 60 * 60

/** A form post that writes the cookie and comes back to this page. Works without script. */
function PreferenceForm({
  children,
  onSubmit,
}: {
  children: ReactNode
  onSubmit?: (event: FormEvent) => void
}) {
  const { pathname, search } = useLocation()
  // An address may ask for a language; a choice made here counts more.
  const query = new URLSearchParams(search)
  query.delete('lang')
  const returnTo = query.size > 0 ? `${pathname}?${query}` : pathname
  return (
    <form method="post" action="/preferences" onSubmit={onSubmit}>
      <input type="hidden" name="returnTo" value={returnTo} />
      {children}
    </form>
  )
}

/** Language choices; the page is drawn again by the server, in the new language. */
export function LanguageForm() {
  const { locale } = useSite()
  return (
    <PreferenceForm>
      {locales.map((choice) => (
        <button
          type="submit"
          key={choice}
          className={css.option}
          name="language"
          value={choice}
          lang={choice}
          aria-pressed={choice === locale}
        >
          {localeName[choice]}
        </button>
      ))}
    </PreferenceForm>
  )
}

/** Theme choices; with script the change needs no new page. */
export function ThemeForm({ theme, onTheme }: { theme: Theme; onTheme: (theme: Theme) => void }) {
  const { t } = useLingui()
  const names: Record<Theme, string> = { system: t`System`, light: t`Light`, dark: t`Dark` }
  const apply = (event: FormEvent) => {
    const choice = pressed(event)?.getAttribute('value')
    if (!isTheme(choice)) return
    event.preventDefault()
    applyTheme(choice)
    onTheme(choice)
  }
  return (
    <PreferenceForm onSubmit={apply}>
      {themes.map((choice) => (
        <button
          type="submit"
          key={choice}
          className={css.option}
          name="theme"
          value={choice}
          aria-pressed={choice === theme}
        >
          {names[choice]}
        </button>
      ))}
    </PreferenceForm>
  )
}

function applyTheme(theme: Theme) {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
  document.cookie = `theme=${theme}; Max-Age=${yearSeconds}; Path=/; SameSite=Lax${secure}`
}
