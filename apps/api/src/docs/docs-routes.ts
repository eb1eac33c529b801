import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { streamPath } from '@chiaroscuro/contract/operation'
import { streamMessage, streamQuery } from '@chiaroscuro/contract/schema'
import { type Context, Hono } from 'hono'
import { DEXIE_ENDPOINTS } from '../dialect/dexie/endpoints.js'
import { PUBLIC_ENDPOINTS } from '../dialect/public/endpoints.js'
import type { Endpoint } from '../endpoint/endpoint.js'
import { CHANGELOG } from './changelog.js'
import { type Documented, ownOperations, wireOperations } from './documented.js'
import { openApi } from './openapi.js'
import { OWN_WORDS } from './own-words.js'
import {
  changelogPage,
  errorsPage,
  PAGE_POLICY,
  PAGE_SCRIPT,
  PAGE_STYLE,
  referencePage,
  THEME_SCRIPT,
} from './page.js'
import { postmanCollection } from './postman.js'

/** Files of the kept library, as it ships them, and our own few lines; all from our own origin. */
const LIBRARY = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
} as const
const OWN_FILES: Readonly<Record<string, readonly [type: string, text: string]>> = {
  'page.js': ['text/javascript; charset=utf-8', PAGE_SCRIPT],
  'theme.js': ['text/javascript; charset=utf-8', THEME_SCRIPT],
  'page.css': ['text/css; charset=utf-8', PAGE_STYLE],
}
const KEEP = 'public, max-age=3600'
/** Where the library lies, seen from the source and from the bundle alike. */
const { resolve } = createRequire(import.meta.url)

/** The one call that is no question and answer. */
const STREAM: Documented = {
  language: 'own',
  id: 'stream',
  method: 'GET',
  path: streamPath,
  body: undefined,
  access: undefined,
  input: streamQuery,
  output: streamMessage,
  mediaType: 'text/event-stream',
  group: 'Events',
  summary: 'Everything as it happens',
  description:
    'Server-sent events, numbered in order, by the same numbers for everybody. `Last-Event-ID` (or `after`) goes on where a listener left off; what a reorganisation took back is retracted by number. What a mint belongs to is known only once its metadata was read, some seconds after its block: whoever chose a `collection` is told of the mint then, under a number of its own; all others are told with the block. Who keeps answers asks for `changes`: that something else was changed which they show.',
  others: {},
}

/** Everything the API can be asked, as documents tell it. `own` are our operations. */
export function documentedOperations(own: readonly Endpoint<never>[]): Documented[] {
  return [
    ...ownOperations(own, OWN_WORDS),
    STREAM,
    ...wireOperations(PUBLIC_ENDPOINTS, 'field'),
    ...wireOperations(DEXIE_ENDPOINTS, 'dexie'),
  ]
}

/** The documents: `/docs`, `/openapi.json` and what belongs to them. Made at first request, and kept. */
export function docsRoutes(own: readonly Endpoint<never>[], publicUrl: string | undefined): Hono {
  const app = new Hono()
  const operations = () => documentedOperations(own)
  const rootOf = (c: Context) => publicUrl ?? new URL(c.req.url).origin
  let written: string | undefined
  app.get('/openapi.json', (c) => {
    written ??= JSON.stringify(openApi(operations(), CHANGELOG[0]?.date ?? ''))
    return c.body(written, 200, { 'content-type': 'application/json', 'cache-control': KEEP })
  })
  app.get('/docs/postman.json', (c) => c.json(postmanCollection(operations(), rootOf(c))))
  const shown = { 'content-security-policy': PAGE_POLICY, 'x-content-type-options': 'nosniff' }
  app.get('/docs', (c) => c.html(referencePage(rootOf(c)), 200, shown))
  app.get('/docs/errors', (c) => c.html(errorsPage(), 200, shown))
  app.get('/docs/changelog', (c) => c.html(changelogPage(), 200, shown))
  for (const [name, [type, text]] of Object.entries(OWN_FILES))
    app.get(`/docs/file/${name}`, (c) => c.body(text, 200, { 'content-type': type, 'cache-control': KEEP }))
  for (const [name, type] of Object.entries(LIBRARY))
    app.get(`/docs/file/${name}`, async (c) => {
      const bytes = await readFile(resolve(`swagger-ui-dist/${name}`))
      return c.body(Uint8Array.from(bytes), 200, { 'content-type': type, 'cache-control': KEEP })
    })
  return app
}
