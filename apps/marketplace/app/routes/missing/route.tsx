import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'

function refuse(request: Request): never {
  const path = new URL(request.url).pathname.replace(/\.data$/, '')
  throw new Response(`Page not found: ${path}`, { status: 404 })
}

/** No other route matches: the specification's 404. */
export function loader({ request }: LoaderFunctionArgs): never {
  refuse(request)
}

export function action({ request }: ActionFunctionArgs): never {
  refuse(request)
}

/** A component makes this a page route, so that the error is drawn inside the frame. */
export default function Missing() {
  return null
}
