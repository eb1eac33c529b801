import type { MetaFunction } from '@remix-run/node'
import { useActionData } from '@remix-run/react'
import { AirdropPage } from '#app/feature/airdrop/page.js'
import { headTags } from '#app/layout/head.js'
import type { action } from './act.server.js'
import type { loader } from './load.server.js'

export { action } from './act.server.js'
export { loader } from './load.server.js'

export const meta: MetaFunction<typeof loader> = ({ data }) => headTags(data?.head)

export default function Airdrop() {
  return <AirdropPage holders={useActionData<typeof action>()?.holders} />
}
