import type { MetaFunction } from '@remix-run/node'
import { useLoaderData, useNavigation } from '@remix-run/react'
import { useActionAnswer } from '#app/feature/form/use-action-answer.js'
import { headTags } from '#app/layout/head.js'
import type { action } from './act.server.js'
import type { loader } from './load.server.js'
import { EarlyAccessPage } from './page.js'

export { action } from './act.server.js'
export { loader } from './load.server.js'

export const meta: MetaFunction<typeof loader> = ({ data }) => headTags(data?.head)

export default function EarlyAccess() {
  const { isSubmitted, ticket, widget } = useLoaderData<typeof loader>()
  const answered = useActionAnswer<typeof action>()
  const busy = useNavigation().state === 'submitting'
  return (
    <EarlyAccessPage
      isSubmitted={isSubmitted}
      answered={answered}
      busy={busy}
      ticket={ticket}
      widget={widget}
    />
  )
}
