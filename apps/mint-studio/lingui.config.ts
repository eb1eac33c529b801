import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'zh'],
  catalogs: [{ path: '<rootDir>/src/renderer/i18n/locales/{locale}', include: ['<rootDir>/src/renderer'] }],
  format: formatter({ lineNumbers: false, explicitIdAsDefault: false }),
  orderBy: 'message',
})
