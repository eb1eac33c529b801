import { randomBytes } from 'node:crypto'
import { I18nProvider } from '@lingui/react'
import type { EntryContext } from '@remix-run/node'
import { reportServerFault, startServerReport } from './error-report/report.server.js'
import { NonceContext } from './layout/nonce.js'
import { comesInParts, drawPage, type PageToDraw, streamPage } from './server/draw-page.server.js'
import { isEmbed } from './server/embed.js'
import { env } from './server/env.server.js'
import { fiatRate } from './server/fiat-rates.server.js'
import { i18nFor } from './server/i18n.server.js'
import { localeOf } from './server/preference.server.js'
import { isPreview } from './server/preview.server.js'
import { contentSecurityPolicy } from './server/security.server.js'
import { STREAMED } from './server/streamed.js'

export { answers } from './server/answer-shelf.js'
export { isOfGroup } from './server/guard.server.js'

// Before the first request, which instruments what it goes through.
await startServerReport()
// The first page has it, too, as a rule.
fiatRate('en')

/** After this long what is still missing is given up. */
export const streamTimeout = 10_000

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  const locale = localeOf(request)
  const i18n = i18nFor(locale)
  const nonce = randomBytes(16).toString('base64')
  headers.set('content-type', 'text/html; charset=utf-8')
  headers.set('content-language', locale)
  const framed = isEmbed(new URL(request.url).pathname)
  headers.set(
    'content-security-policy',
    contentSecurityPolicy(nonce, env(), {
      development: import.meta.env.DEV,
      framed,
      editor: editorOf(request),
    }),
  )
  mark(headers)

  const asked: PageToDraw = {
    context,
    url: request.url,
    nonce,
    around: (page) => (
      <I18nProvider i18n={i18n}>
        <NonceContext.Provider value={nonce}>{page}</NonceContext.Provider>
      </I18nProvider>
    ),
  }
  if (!comesInParts(context)) return new Response(await drawPage(asked), { status, headers })
  // Nothing on the way may wait for the whole, and nobody keeps it for others.
  headers.set(STREAMED, 'no')
  const onFault = (fault: unknown) => void handleError(fault, { request })
  const parts = await streamPage(asked, { signal: request.signal, onFault })
  return new Response(parts, { status, headers })
}

/** Whoever is shown a draft in its editor's frame. */
function editorOf(request: Request): string | undefined {
  const preview = env().content?.preview
  return preview && isPreview(request, preview, Date.now()) ? preview.editor : undefined
}

/** What a loader or an action broke on; whoever has gone away has broken nothing. */
export async function handleError(error: unknown, { request }: { request: Request }): Promise<void> {
  if (request.signal.aborted) return
  console.error(error)
  await reportServerFault(error, request)
}

/** Pages fetched as data are as much the visitor's own as pages drawn whole. */
export function handleDataRequest(answer: Response): Response {
  mark(answer.headers)
  return answer
}

/** Words and dates follow the visitor's language and choices; nobody may keep them for another. */
function mark(headers: Headers) {
  headers.append('vary', 'Cookie, Accept-Language')
  if (!headers.has('cache-control')) headers.set('cache-control', 'private, no-cache')
}
