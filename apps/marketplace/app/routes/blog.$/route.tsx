import type { HeadersFunction, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { headTags } from '#app/layout/head.js'
import { articleData } from './article-data.js'
import type { loader } from './load.server.js'
import { ArticlePage } from './page.js'

export { loader } from './load.server.js'

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data
    ? [...headTags(data.head), { 'script:ld+json': articleData(data.head, data.summary, data.changedAt) }]
    : []

export default function BlogArticle() {
  const { head: _, ...props } = useLoaderData<typeof loader>()
  return <ArticlePage {...props} />
}
