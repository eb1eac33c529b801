import type { Settings } from './bridge.js'
import { activate } from './i18n/activate.js'

/** Puts a person's choices into effect on this page. */
export async function showSettings({ theme, language }: Pick<Settings, 'theme' | 'language'>): Promise<void> {
  const { dataset } = document.documentElement
  if (theme === 'system') delete dataset.theme
  else dataset.theme = theme
  await activate(language)
}
