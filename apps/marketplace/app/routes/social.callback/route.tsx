import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { headTags } from '#app/layout/head.js'
import type { loader } from './load.server.js'
import { SocialCallbackPage } from './page.js'

export { loader } from './load.server.js'

export const meta: MetaFunction<typeof loader> = ({ data }) => headTags(data?.head)

export default function SocialCallback() {
  const { door, provider, outcome } = useLoaderData<typeof loader>()
  return <SocialCallbackPage door={door} provider={provider} outcome={outcome} />
}
