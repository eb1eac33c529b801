import '@chiaroscuro/ui/global'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { createRoot } from 'react-dom/client'
import { App } from './app.js'
import { studio } from './bridge.js'
import { showSettings } from './show-settings.js'

const settings = await studio().getSettings()
await showSettings(settings)
const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <I18nProvider i18n={i18n}>
      <App first={settings} />
    </I18nProvider>,
  )
