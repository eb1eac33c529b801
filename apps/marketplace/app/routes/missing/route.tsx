import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { noSuchPage } from '#app/server/respond.server.js'

/** No other route matches: the specification's 404. */
export function loader({ request }: LoaderFunctionArgs): never {
  throw noSuchPage(request)
}

export function action({ request }: ActionFunctionArgs): never {
  throw noSuchPage(request)
}

/** A component makes this a page route, so that the error is drawn inside the frame. */
export default function Missing() {
  return null
}
