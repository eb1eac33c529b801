import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { headTags } from '#app/layout/head.js'
import type { loader } from './load.server.js'
import { MyProfilesPage } from './page.js'

export { loader } from './load.server.js'

export const meta: MetaFunction<typeof loader> = ({ data }) => headTags(data?.head)

export default function MyProfiles() {
  const { profiles, ban, hidings } = useLoaderData<typeof loader>()
  return <MyProfilesPage profiles={profiles} ban={ban} hidings={hidings} />
}
