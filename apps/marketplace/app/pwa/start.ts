import { after } from '#app/layout/next-task.js'
import { pageTag } from '#app/layout/page-tag.js'
import { BUILD_CHECK_MS, buildCheck } from './build-check.js'
import { markNewerBuild } from './newer-build.js'
import { mayReload } from './reload-guard.js'
import { SEEN } from './use-seen.js'

/** Everything of the app that a page can wait for; `alive` is when its scripts have taken over what the server drew. */
export function startApp(alive: Promise<void>): void {
  window.addEventListener('vite:preloadError', reloadOnce)
  const worker = import.meta.env.PROD ? startWorker(alive) : undefined
  watchBuilds(worker)
}

/** A part that is fetched on demand is gone, with its build. */
function reloadOnce(event: Event): void {
  const fault = 'payload' in event && event.payload instanceof Error ? event.payload.message : 'a part'
  if (!navigator.onLine || !mayReload(fault, Date.now())) return
  event.preventDefault()
  location.reload()
}

/** On a first visit the worker has files to fetch and a thread to start, and the page itself may need what that takes. */
const FIRST_VISIT_MS = 3000

/** The worker keeps what is seen; pages that the router fetched are told to it. */
async function startWorker(alive: Promise<void>): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator)) return undefined
  const seen = new Set([location.pathname + location.search])
  let keep = (path: string) => void seen.add(path)
  window.addEventListener(SEEN, (event) => {
    if (event instanceof CustomEvent && typeof event.detail === 'string') keep(event.detail)
  })
  await alive
  if (!navigator.serviceWorker.controller) await after(FIRST_VISIT_MS)
  await calm()
  try {
    const registration = await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' })
    await navigator.serviceWorker.ready
    keep = (path) => void calm().then(() => registration.active?.postMessage({ seen: path }))
    for (const path of seen) keep(path)
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
function calm(): Promise<void> {
  if (!('requestIdleCallback' in window)) return after(1000)
  return new Promise((done) => requestIdleCallback(() => done(), { timeout: 10_000 }))
}
