import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useActionAnswer } from '#app/feature/form/use-action-answer.js'
import { headTags } from '#app/layout/head.js'
import type { action } from './act.server.js'
import type { loader } from './load.server.js'
import { MembershipPage } from './page.js'

export { action } from './act.server.js'
export { loader } from './load.server.js'

export const meta: MetaFunction<typeof loader> = ({ data }) => headTags(data?.head)

export default function Membership() {
  const { membership, premium } = useLoaderData<typeof loader>()
  const answer = useActionAnswer<typeof action>()
  return <MembershipPage membership={membership} premium={premium} fault={answer?.fault} />
}
