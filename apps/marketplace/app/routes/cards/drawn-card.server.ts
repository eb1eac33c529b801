import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mediaUrl } from '#app/feature/picture/media-url.js'
import { env } from '#app/server/env.server.js'
import type { CardKind } from '#app/social-card/card.js'
import { CardDesk } from '#app/social-card/card-desk.js'
import { fetchPicture } from '#app/social-card/card-picture.server.js'
import { openThread } from '#app/social-card/open-thread.server.js'
import { factsOf } from './card-facts.server.js'

let desk: CardDesk | undefined

/** The card as a picture, or that it is the one the asker has. Whatever stands on it is in its tag. */
export async function drawnCard(request: Request, kind: CardKind, id: string): Promise<Response> {
  const { card, picture } = await factsOf(request, kind, id)
  const url = mediaUrl(picture, env().publicMediaUrl)
  const key = createHash('sha256')
    .update(JSON.stringify([card, url]))
    .digest('base64url')
  const headers = {
    etag: `"${key}"`,
    'cache-control': 'public, max-age=3600, stale-while-revalidate=86400',
    'content-security-policy': "default-src 'none'",
    // Link previews show it on pages of others.
    'cross-origin-resource-policy': 'cross-origin',
  }
  if (request.headers.get('if-none-match')?.includes(`"${key}"`))
    return new Response(null, { status: 304, headers })
  desk ??= new CardDesk({
    open: () => openThread(existsSync),
    patienceMs: 8_000,
    mostWaiting: 24,
    mostKept: 200,
  })
  const png = await desk.ask(key, card, () => fetchPicture(url, new URL(env().publicMediaUrl).origin))
  return new Response(new Uint8Array(png), { headers: { ...headers, 'content-type': 'image/png' } })
}
