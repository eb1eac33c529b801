import '@chiaroscuro/ui/global'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { createRoot } from 'react-dom/client'
import { ApprovalPage } from './screen/approval-page.js'
import { showSettings } from './show-settings.js'
import './bridge.js'

const [asked, settings] = await Promise.all([window.approval.getApproval(), window.approval.getSettings()])
await showSettings(settings)
const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <I18nProvider i18n={i18n}>
      <ApprovalPage
        asked={asked}
        isPreview={settings.isPreview}
        answer={(isApproved) => window.approval.answerApproval({ isApproved })}
      />
    </I18nProvider>,
  )
