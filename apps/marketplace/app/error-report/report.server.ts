import { buildId } from '#app/pwa/build-id.server.js'
import { env } from '#app/server/env.server.js'
import { NOISE } from './noise.js'
import { TRACE_RATE } from './report-settings.js'
import { scrub } from './scrub.js'
import { traceTargets } from './trace-target.js'

let started: Promise<typeof import('@sentry/remix')> | undefined

/** Loads and starts the reporting of errors where it is configured; nothing of it is loaded elsewhere. */
export function startServerReport(): Promise<unknown> | undefined {
  const settings = env().errorReport
  if (!settings) return undefined
  started ??= import('@sentry/remix').then((sentry) => {
    sentry.init({
      dsn: settings.dsn,
      environment: settings.environment,
      release: buildId,
      tracesSampleRate: TRACE_RATE,
      sendDefaultPii: false,
      ignoreErrors: [...NOISE],
      tracePropagationTargets: traceTargets(settings.apiHosts),
      beforeSend: scrub,
      beforeSendTransaction: scrub,
    })
    return sentry
  })
  return started
}

/** Reports what a page or an action broke on. */
export async function reportServerFault(error: unknown, request: Request): Promise<void> {
  const sentry = await started
  await sentry?.captureRemixServerException(error, 'remix.server', request)
}
