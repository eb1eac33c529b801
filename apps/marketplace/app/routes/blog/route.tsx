import type { HeadersFunction, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { headTags } from '#app/layout/head.js'
import type { loader } from './load.server.js'
import { BlogPage } from './page.js'

export { loader } from './load.server.js'

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  ...headTags(data?.head),
  { tagName: 'link', rel: 'alternate', type: 'application/atom+xml', href: '/blog/feed.xml' },
]

export default function Blog() {
  const { list, tag, tags, isPreview, staleSince, editor } = useLoaderData<typeof loader>()
  return <BlogPage {...{ list, tag, tags, isPreview, staleSince, editor }} />
}
