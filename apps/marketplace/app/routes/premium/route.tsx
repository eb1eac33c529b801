import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { headTags } from '#app/layout/head.js'
import type { loader } from './load.server.js'
import { PremiumPage } from './page.js'

export { loader } from './load.server.js'

export const meta: MetaFunction<typeof loader> = ({ data }) => headTags(data?.head)

export default function Premium() {
  const { premium } = useLoaderData<typeof loader>()
  return <PremiumPage premium={premium} />
}
