import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { RemixBrowser } from '@remix-run/react'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { readAnalyticsSettings } from './analytics/analytics-settings.js'
import { holdFaults } from './error-report/early-fault.js'
import { readReportSettings } from './error-report/report-settings.js'
import { guardLinks } from './feature/external-link/link-guard.js'
import { loadMessages } from './i18n/load-messages.js'
import { isLocale } from './i18n/locale.js'
import { teach } from './i18n/more-words.js'
import { after, nextTask } from './layout/next-task.js'
import { pageTag } from './layout/page-tag.js'
import { warmUp } from './layout/warm-up.js'
import { awaitInstallOffer } from './pwa/install-offer.js'
import { isNewerBuild } from './pwa/newer-build.js'

/** In several tasks, so that none keeps who presses something waiting. */
async function start() {
  await nextTask()
  const written = document.documentElement.lang
  const locale = isLocale(written) ? written : 'en'
  const [messages] = await Promise.all([loadMessages(locale), whenDataIsRead()])
  await nextTask()
  const i18n = setupI18n({ locale, messages: { [locale]: messages } })
  teach(i18n, locale)
  await warmUp(locale)
  makeRouter()
  await nextTask()
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

/**
 * The router suspends for the loaders' data, with nothing around it that could wait; React takes a key or press in that
 * moment for an update that may not suspend, and gives the page up (error 345). So it has them before it is drawn.
 */
async function whenDataIsRead(): Promise<void> {
  try {
    RemixBrowser({})
  } catch (reading) {
    // Its first lines use no hook and throw what they wait for. Anything else is said again where it is drawn.
    if (reading instanceof Promise) await reading
  }
}

/**
 * The router is made where it is first drawn, which takes as long as drawing a hundred components; so it has a task of its own. What
 * is drawn outside of React ends at its first hook, and the router is there by then.
 */
function makeRouter(): void {
  if (import.meta.env.DEV) return
  try {
    RemixBrowser({})
  } catch {
    // The hook. Anything else is said again where it is drawn.
  }
}

/** What nobody waits for comes after everything else. Where it does not come, the site works without. */
function startLater() {
  import('./pwa/start.js').then(({ startApp }) => startApp(alive)).catch(() => {})
  void Promise.race([alive, after(PATIENCE_MS)]).then(startReporting)
}

/** A page that does not come alive has something to report. */
const PATIENCE_MS = 8000

function startReporting() {
  const analytics = readAnalyticsSettings(document)
  if (analytics)
    import('./analytics/start-analytics.js')
      .then(({ startAnalytics }) => startAnalytics(analytics))
      .catch(() => {})
  const report = readReportSettings(document)
  const build = pageTag(document, 'build') ?? ''
  if (report && early)
    import('./error-report/start-report.js')
      .then(({ startReport }) => startReport(report, early, build))
      .catch(() => {})
}

const alive = new Promise<void>((done) => {
  document.addEventListener('alive', () => done(), { once: true })
})

/** Errors from before, where somebody is to be told. */
const early = readReportSettings(document) ? holdFaults() : undefined

awaitInstallOffer()
guardLinks(isNewerBuild)
void start()
if (document.readyState === 'complete') startLater()
else window.addEventListener('load', () => startLater(), { once: true })
