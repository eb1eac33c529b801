import { PAGES, STORES } from '../kept.js'
import { answeringOf, seenPath } from './ask-rule.js'
import { isKeepable, keepPage, keptAt, keptPage, trim } from './page-store.js'
import { movedForm } from './push-moved.js'
import { noteOf, ownPath } from './push-note.js'

declare const self: ServiceWorkerGlobalScope
/** Both are written in by the build. */
declare const __BUILD_ID__: string
declare const __ASSETS__: readonly string[]

const pages = PAGES + __BUILD_ID__
const assets = `${STORES}assets-${__BUILD_ID__}`
const lists = `${STORES}lists-${__BUILD_ID__}`

/** Pages that are there before anybody saw them. */
const FIRST = ['/offline', '/watchlist']
const MOST_ASSETS = 300
const MOST_LISTS = 5
/** A page that was seen again is not fetched again this soon. */
const REST_MS = 10 * 60_000

/** Grows when kept pages are no longer true: what was asked before must not be kept after. */
let epoch = 0

self.addEventListener('install', (event) => {
  event.waitUntil(prepare().then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(takeOver())
})

self.addEventListener('message', (event) => {
  const path = seenPath(event.data, self.location.origin)
  if (path !== undefined) event.waitUntil(fetchSeen(path))
})

self.addEventListener('push', (event) => {
  event.waitUntil(show(event.data?.text()))
})

self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(tellMoved(event))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  switch (answeringOf(request, self.location.origin)) {
    case 'page':
      return event.respondWith(page(event))
    case 'own':
      return event.respondWith(own(event))
    case 'asset':
      return event.respondWith(asset(event))
    case 'list':
      return event.respondWith(list(event))
    case 'forget':
      return event.respondWith(change(event))
    case 'leave':
      return
  }
})

/** What an offline visitor needs in any case. Assets of the build before are taken over, not fetched again. */
async function prepare(): Promise<void> {
  const store = await caches.open(assets)
  await Promise.all(
    __ASSETS__.map(async (url) => {
      const known = await caches.match(url)
      if (known) await store.put(url, known)
      else await store.add(url)
    }),
  )
  await fetchFirst()
}

async function fetchFirst(): Promise<void> {
  const store = await caches.open(pages)
  await Promise.all(
    FIRST.map(async (path) => {
      if (!(await store.match(path))) await fetchPage(path)
    }),
  )
}

/** What older builds kept goes. */
async function takeOver(): Promise<void> {
  const names = await caches.keys()
  const old = names.filter((name) => name.startsWith(STORES) && ![pages, assets, lists].includes(name))
  await Promise.all(old.map((name) => caches.delete(name)))
  await self.registration.navigationPreload?.enable()
  await self.clients.claim()
}

async function page(event: FetchEvent): Promise<Response> {
  const began = epoch
  const url = withoutHash(event.request.url)
  try {
    const answer = await fromNetwork(event)
    if (isKeepable(answer)) event.waitUntil(keep(url, answer.clone(), began).then(fetchFirst))
    return answer
  } catch {
    const store = await caches.open(pages)
    const { pathname } = new URL(url)
    if (pathname === '/offline') return (await store.match('/offline')) ?? Response.error()
    return (await keptPage(store, url)) ?? offline(url)
  }
}

async function own(event: FetchEvent): Promise<Response> {
  return fromNetwork(event).catch(() => offline(event.request.url))
}

async function fromNetwork(event: FetchEvent): Promise<Response> {
  const early: unknown = await event.preloadResponse
  return early instanceof Response ? early : fetch(event.request)
}

/** To the page that says so: drawn in place, the router would take it for the page that was asked. */
function offline(url: string): Response {
  const { pathname, search } = new URL(url)
  return Response.redirect(`/offline?${new URLSearchParams({ from: pathname + search })}`, 302)
}

async function keep(url: string, answer: Response, began: number): Promise<void> {
  const store = await caches.open(pages)
  if (began === epoch) await keepPage(store, url, answer, Date.now())
  // A sign-out while it was written.
  if (began !== epoch) await store.delete(url)
}

async function fetchPage(path: string): Promise<void> {
  const began = epoch
  const answer = await fetch(path, { headers: { accept: 'text/html' }, credentials: 'same-origin' })
  if (isKeepable(answer)) await keep(new URL(path, self.location.origin).href, answer, began)
}

async function fetchSeen(path: string): Promise<void> {
  const at = await keptAt(await caches.open(pages), path)
  if (at === undefined || Math.abs(Date.now() - at) > REST_MS) await fetchPage(path).catch(() => {})
}

async function asset(event: FetchEvent): Promise<Response> {
  const known = await caches.match(event.request)
  if (known) return known
  const answer = await fetch(event.request)
  if (answer.status === 200) {
    const copy = answer.clone()
    event.waitUntil(
      caches.open(assets).then(async (store) => {
        await store.put(event.request, copy)
        await trim(store, MOST_ASSETS)
      }),
    )
  }
  return answer
}

/** The works somebody watches, as they were when they were last looked up. */
async function list(event: FetchEvent): Promise<Response> {
  const store = await caches.open(lists)
  try {
    const answer = await fetch(event.request)
    if (answer.status === 200) {
      const copy = answer.clone()
      event.waitUntil(
        store
          .delete(event.request)
          .then(() => store.put(event.request, copy))
          .then(() => trim(store, MOST_LISTS)),
      )
    }
    return answer
  } catch (error) {
    const latest = (await store.keys()).at(-1)
    const kept = (await store.match(event.request)) ?? (latest && (await store.match(latest)))
    if (kept) return kept
    throw error
  }
}

/** What is fetched before the answer may still be as it was: it is forgotten twice. */
async function change(event: FetchEvent): Promise<Response> {
  await forget()
  const answer = fetch(event.request)
  event.waitUntil(answer.then(forget, forget))
  if (/^\/logout(\.data)?$/.test(new URL(event.request.url).pathname)) event.waitUntil(hearNothing())
  return answer
}

/** What is told here is of whoever was signed in: its service forgets this browser, and says so to our server. */
async function hearNothing(): Promise<void> {
  const subscription = await self.registration.pushManager?.getSubscription()
  await subscription?.unsubscribe()
}

/** Its service reaches this browser elsewhere from now on: our server is told, as whoever is signed in. */
async function tellMoved({ newSubscription, oldSubscription }: PushSubscriptionChangeEvent): Promise<void> {
  const again = oldSubscription?.options
  const subscription = newSubscription ?? (again && (await self.registration.pushManager.subscribe(again)))
  const body = subscription && movedForm(subscription.toJSON())
  if (body) await fetch('/user/notifications.data', { method: 'POST', body })
}

/** Shows what came: browsers ask that something be shown of each message. */
async function show(text: string | undefined): Promise<void> {
  const { title, body, path, tag, lang } = noteOf(text, self.location.origin)
  await self.registration.showNotification(title, {
    body,
    icon: '/icons/any-192.png',
    data: path,
    ...(tag ? { tag } : {}),
    ...(lang ? { lang } : {}),
  })
}

/** Where that page is open it comes to the front, else it is opened. */
async function open(data: unknown): Promise<void> {
  const { href } = new URL(ownPath(data, self.location.origin), self.location.origin)
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = pages.find(({ url }) => withoutHash(url) === href)
  await (there ? there.focus() : self.clients.openWindow(href))
}

/** Somebody signed in or out, or wants pages to look otherwise. */
async function forget(): Promise<void> {
  epoch += 1
  await Promise.all([caches.delete(pages), caches.delete(lists)])
}

function withoutHash(url: string): string {
  return url.split('#')[0] ?? url
}
