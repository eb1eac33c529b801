import type { MetaFunction } from '@remix-run/node'
import { headTags } from '#app/layout/head.js'
import { useSite } from '#app/layout/site.js'
import type { loader } from './load.server.js'
import { OfflinePage } from './page.js'
import { useKeptPages } from './use-kept-pages.js'

export { loader } from './load.server.js'

export const meta: MetaFunction<typeof loader> = ({ data }) => headTags(data?.head)

export default function Offline() {
  const { locale } = useSite()
  return <OfflinePage {...useKeptPages()} locale={locale} />
}
