import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { RemixBrowser } from '@remix-run/react'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { loadMessages } from './i18n/load-messages.js'
import { isLocale } from './i18n/locale.js'

async function start() {
  const written = document.documentElement.lang
  const locale = isLocale(written) ? written : 'en'
  const i18n = setupI18n({ locale, messages: { [locale]: await loadMessages(locale) } })
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <I18nProvider i18n={i18n}>
          <RemixBrowser />
        </I18nProvider>
      </StrictMode>,
    )
  })
}

void start()
