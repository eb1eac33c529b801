import { pageTag } from '#app/layout/page-tag.js'
import { BUILD_CHECK_MS, buildCheck } from './build-check.js'
import { markNewerBuild } from './newer-build.js'
import { mayReload } from './reload-guard.js'
import { SEEN } from './use-seen.js'

/** Everything of the app that a page can wait for. */
export function startApp(): void {
  window.addEventListener('vite:preloadError', reloadOnce)
  const worker = import.meta.env.PROD ? startWorker() : undefined
  watchBuilds(worker)
}

/** A part that is fetched on demand is gone, with its build. */
function reloadOnce(event: Event): void {
  const fault = 'payload' in event && event.payload instanceof Error ? event.payload.message : 'a part'
  if (!navigator.onLine || !mayReload(fault, Date.now())) return
  event.preventDefault()
  location.reload()
}

/** The worker keeps what is seen; pages that the router fetched are told to it. */
async function startWorker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator)) return undefined
  try {
    const registration = await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' })
    const tell = (path: string) => registration?.active?.postMessage({ seen: path })
    window.addEventListener(SEEN, (event) => {
      if (event instanceof CustomEvent && typeof event.detail === 'string') whenCalm(() => tell(event.detail))
    })
    await navigator.serviceWorker.ready
    whenCalm(() => tell(location.pathname + location.search))
    return registration
  } catch {
    // Without it the site works as any other.
    return undefined
  }
}

function watchBuilds(worker: Promise<ServiceWorkerRegistration | undefined> | undefined): void {
  const build = pageTag(document, 'build')
  if (!build) return
  const check = buildCheck({
    build,
    now: Date.now,
    fetchLatest: async () => {
      const answer = await fetch('/builds/latest.json', { cache: 'no-store' })
      return answer.ok ? answer.json() : undefined
    },
    onNewer: () => {
      markNewerBuild()
      void worker?.then((registration) => registration?.update()).catch(() => {})
    },
  })
  setInterval(() => void check(), BUILD_CHECK_MS)
  // A laptop that slept has missed its hour.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void check()
  })
}

/** After what the visitor waits for. Safari knows no idle time. */
export function whenCalm(then: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(then, { timeout: 10_000 })
  else setTimeout(then, 1000)
}
