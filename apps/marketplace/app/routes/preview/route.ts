import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { env } from '#app/server/env.server.js'
import { requireSameOrigin } from '#app/server/guard.server.js'
import { returnPath } from '#app/server/preference.server.js'
import { opensPreview, previewCookie } from '#app/server/preview.server.js'
import { notFound } from '#app/server/respond.server.js'

/** Into preview mode: `/preview?secret=…&path=/blog/…`, as editors keep it. Who does not know the secret finds nothing. */
export function loader({ request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams
  const preview = env().content?.preview
  if (!preview || !opensPreview(query.get('secret') ?? '', preview)) {
    // The page would repeat the address, and with it whatever was tried.
    throw new Response('Page Not Found: /preview', { status: 404 })
  }
  return leadTo(request, returnPath(query.get('path')), 3600)
}

/** Out of it again. */
export async function action({ request }: ActionFunctionArgs) {
  requireSameOrigin(request)
  if (!env().content?.preview) throw notFound(request)
  const form = await request.formData()
  return leadTo(request, returnPath(form.get('returnTo')), 0)
}

function leadTo(request: Request, path: string, seconds: number) {
  const { content, publicUrl } = env()
  if (!content?.preview) throw notFound(request)
  const secure = (publicUrl ?? request.url).startsWith('https:')
  const cookie = previewCookie(content.preview, Date.now(), secure, seconds)
  return redirect(path, { status: 303, headers: { 'set-cookie': cookie, 'cache-control': 'no-store' } })
}
