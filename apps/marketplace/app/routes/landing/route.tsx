import type { HeadersFunction, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { headTags } from '#app/layout/head.js'
import type { loader } from './load.server.js'
import { Landing } from './page.js'

export { loader } from './load.server.js'

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: MetaFunction<typeof loader> = ({ data }) => headTags(data?.head)

/** Several paths: each is the path of a story that shows what something is for. */
export default function LandingRoute() {
  const { page, isPreview, staleSince, editor } = useLoaderData<typeof loader>()
  return <Landing {...{ page, isPreview, staleSince, editor }} />
}
