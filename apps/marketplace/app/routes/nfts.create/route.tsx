import type { MetaFunction } from '@remix-run/node'
import { headTags } from '#app/layout/head.js'
import type { loader } from './load.server.js'
import { CreatePage } from './page.js'

export { loader } from './load.server.js'

export const meta: MetaFunction<typeof loader> = ({ data }) => headTags(data?.head)

export default function Create() {
  return <CreatePage />
}
