import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { preferenceCookies, returnPath } from '#app/server/preference.server.js'
import { notFound } from '#app/server/respond.server.js'

export async function action({ request }: ActionFunctionArgs) {
  const form = await request.formData()
  const headers = new Headers()
  const secure = new URL(request.url).protocol === 'https:'
  for (const cookie of preferenceCookies(form, secure)) headers.append('set-cookie', cookie)
  return redirect(returnPath(form.get('returnTo')), { status: 303, headers })
}

/** Only forms come here. */
export function loader({ request }: LoaderFunctionArgs): never {
  throw notFound(request)
}
