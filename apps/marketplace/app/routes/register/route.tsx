import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useActionAnswer } from '#app/feature/form/use-action-answer.js'
import { headTags } from '#app/layout/head.js'
import type { action } from './act.server.js'
import type { loader } from './load.server.js'
import { RegisterPage } from './page.js'
import { WelcomePage } from './welcome-page.js'

export { action } from './act.server.js'
export { loader } from './load.server.js'

export const meta: MetaFunction<typeof loader> = ({ data }) => headTags(data?.head)

export default function Register() {
  const facts = useLoaderData<typeof loader>()
  const answered = useActionAnswer<typeof action>()
  const welcomed = answered?.at === 'welcome' ? answered : undefined
  const registering = answered?.at === 'welcome' ? undefined : answered
  if ('welcome' in facts)
    return <WelcomePage welcome={facts.welcome} returnTo={facts.returnTo} saved={welcomed?.saved} />
  const { state, returnTo, ticket, widget } = facts
  return <RegisterPage first={registering ?? state} returnTo={returnTo} ticket={ticket} widget={widget} />
}
