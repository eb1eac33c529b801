import { type I18n, setupI18n } from '@lingui/core'
import type { Locale } from '#app/i18n/locale.js'
import { messages as en } from '#app/i18n/locales/en.po'
import { messages as zh } from '#app/i18n/locales/zh.po'

const languages: Record<Locale, I18n> = {
  en: setupI18n({ locale: 'en', messages: { en } }),
  zh: setupI18n({ locale: 'zh', messages: { zh } }),
}

/** Words for a request. Shared by those in one language: two may speak different ones at once, so none ever changes its own. */
export function i18nFor(locale: Locale): I18n {
  return languages[locale]
}
