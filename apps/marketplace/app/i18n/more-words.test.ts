import { setupI18n } from '@lingui/core'
import { expect, it } from 'vitest'
import { addWords, teach } from './more-words.js'

it('teaches what came before and what comes after, in the language that is spoken', () => {
  addWords({ en: { early: 'before' }, zh: { early: '先' } })
  const i18n = setupI18n({ locale: 'zh', messages: { zh: { own: '自' } } })
  teach(i18n, 'zh')
  addWords({ en: { late: 'after' }, zh: { late: '后' } })
  expect(['own', 'early', 'late'].map((id) => i18n._(id))).toEqual(['自', '先', '后'])
})
