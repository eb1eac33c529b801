import type { Messages } from '@lingui/core'
import type { Locale } from './locale.js'

/** Fetches one catalogue; a browser downloads its own language only. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  const catalogue = locale === 'zh' ? await import('./locales/zh.po') : await import('./locales/en.po')
  return catalogue.messages
}
