import type { HeadersFunction, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useActionAnswer } from '#app/feature/form/use-action-answer.js'
import { headTags } from '#app/layout/head.js'
import type { action } from './act.server.js'
import type { loader } from './load.server.js'
import { AdminHealthPage } from './page.js'

export { action } from './act.server.js'
export { loader } from './load.server.js'

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: MetaFunction<typeof loader> = ({ data }) => headTags(data?.head)

export default function AdminHealth() {
  const { head: _, ...page } = useLoaderData<typeof loader>()
  return <AdminHealthPage {...page} answer={useActionAnswer<typeof action>()} />
}
