import type { HeadersFunction, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { headTags } from '#app/layout/head.js'
import type { loader } from './load.server.js'
import { AdminAirdropPage } from './page.js'

export { loader } from './load.server.js'

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: MetaFunction<typeof loader> = ({ data }) => headTags(data?.head)

export default function AdminAirdrop() {
  const { head: _, ...page } = useLoaderData<typeof loader>()
  return <AdminAirdropPage {...page} />
}
