import { i18n, type Messages } from '@lingui/core'

const LOADERS: Readonly<Record<'en' | 'zh', () => Promise<{ messages: Messages }>>> = {
  en: () => import('./locales/en.po'),
  zh: () => import('./locales/zh.po'),
}

/** Loads a language's words and speaks it from here on. */
export async function activate(language: 'en' | 'zh'): Promise<void> {
  const { messages } = await LOADERS[language]()
  i18n.loadAndActivate({ locale: language, messages })
  document.documentElement.lang = language
}
