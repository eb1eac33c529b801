import type { HeadersFunction, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { headTags } from '#app/layout/head.js'
import type { loader } from './load.server.js'
import { ArticlePage } from './page.js'

export { loader } from './load.server.js'

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: MetaFunction<typeof loader> = ({ data }) => headTags(data?.head)

export default function BlogArticle() {
  const { head: _, ...props } = useLoaderData<typeof loader>()
  return <ArticlePage {...props} />
}
