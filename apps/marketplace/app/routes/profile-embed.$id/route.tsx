import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ProfileView } from '#app/feature/profile/profile-view.js'
import type { FrameHandle } from '#app/layout/frame-handle.js'
import { headTags } from '#app/layout/head.js'
import type { loader } from './load.server.js'

export { loader } from './load.server.js'

export const handle: FrameHandle = { frame: 'bare' }

export const meta: MetaFunction<typeof loader> = ({ data }) => headTags(data?.head)

export default function ProfileEmbed() {
  return <ProfileView {...useLoaderData<typeof loader>()} embedded />
}
