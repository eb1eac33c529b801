import type { MetaFunction } from '@remix-run/node'
import { AirdropPage } from '#app/feature/airdrop/page.js'
import { useActionAnswer } from '#app/feature/form/use-action-answer.js'
import { headTags } from '#app/layout/head.js'
import type { action } from './act.server.js'
import type { loader } from './load.server.js'

export { action } from './act.server.js'
export { loader } from './load.server.js'

export const meta: MetaFunction<typeof loader> = ({ data }) => headTags(data?.head)

export default function Airdrop() {
  return <AirdropPage holders={useActionAnswer<typeof action>()?.holders} />
}
