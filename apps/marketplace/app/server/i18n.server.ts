import { type I18n, setupI18n } from '@lingui/core'
import type { Locale } from '#app/i18n/locale.js'
import { messages as en } from '#app/i18n/locales/en.po'
import { messages as zh } from '#app/i18n/locales/zh.po'

const catalogues = { en, zh }

/** Words for one request. Never shared: two requests may speak different languages at once. */
export function i18nFor(locale: Locale): I18n {
  return setupI18n({ locale, messages: { [locale]: catalogues[locale] } })
}
