import { useLocation, useMatches } from '@remix-run/react'
import {
  browserTracingIntegration,
  captureException,
  getClient,
  init,
  startBrowserTracingNavigationSpan,
} from '@sentry/remix'
import { useEffect } from 'react'
import { SEEN } from '#app/pwa/use-seen.js'
import { type EarlyFaults, PAGE_FAULT } from './early-fault.js'
import { foreignScripts, NOISE } from './noise.js'
import { REPLAY_ON_ERROR_RATE, REPLAY_RATE, type ReportSettings, TRACE_RATE } from './report-settings.js'
import { scrub } from './scrub.js'
import { traceTargets } from './trace-target.js'

/** Reports this page's errors and times from now on, and the errors that came before. */
export function startReport(settings: ReportSettings, early: EarlyFaults, release: string): void {
  init({
    dsn: settings.dsn,
    environment: settings.environment,
    release,
    tracesSampleRate: TRACE_RATE,
    replaysSessionSampleRate: REPLAY_RATE,
    replaysOnErrorSampleRate: REPLAY_ON_ERROR_RATE,
    sendDefaultPii: false,
    ignoreErrors: [...NOISE],
    denyUrls: foreignScripts(settings.botCheckOrigin),
    tracePropagationTargets: traceTargets(settings.apiHosts),
    // Moves between pages are told below: the SDK's own way would put all of it into every page's scripts.
    integrations: [
      browserTracingIntegration({ useEffect, useLocation, useMatches, instrumentNavigation: false }),
    ],
    beforeSend: scrub,
    beforeSendTransaction: scrub,
  })
  for (const fault of early.take()) captureException(fault)
  window.addEventListener(PAGE_FAULT, (event) => {
    if (event instanceof CustomEvent) captureException(event.detail)
  })
  window.addEventListener(SEEN, startNavigation)
  void import('./start-replay.js').then(({ startReplay }) => startReplay()).catch(() => {})
}

function startNavigation(): void {
  const client = getClient()
  const attributes = { 'sentry.source': 'url', 'sentry.origin': 'auto.navigation.remix' } as const
  if (client) startBrowserTracingNavigationSpan(client, { name: location.pathname, attributes })
}
