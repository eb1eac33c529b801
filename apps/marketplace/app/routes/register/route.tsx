import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { lazy, Suspense } from 'react'
import { useActionAnswer } from '#app/feature/form/use-action-answer.js'
import { hasPart } from '#app/layout/has-part.js'
import { headTags } from '#app/layout/head.js'
import type { action } from './act.server.js'
import type { loader } from './load.server.js'
import { RegisterPage } from './page.js'

export { action } from './act.server.js'
export { loader } from './load.server.js'

export const meta: MetaFunction<typeof loader> = ({ data }) => headTags(data?.head)

// Who comes to sign up has nothing of it yet.
const WelcomePage = hasPart('welcome')
  ? (await import('./welcome-page.js')).WelcomePage
  : lazy(() => import('./welcome-page.js').then((module) => ({ default: module.WelcomePage })))

export default function Register() {
  const facts = useLoaderData<typeof loader>()
  const answered = useActionAnswer<typeof action>()
  const welcomed = answered?.at === 'welcome' ? answered : undefined
  const registering = answered?.at === 'welcome' ? undefined : answered
  if ('welcome' in facts)
    return (
      <Suspense>
        <WelcomePage welcome={facts.welcome} returnTo={facts.returnTo} saved={welcomed?.saved} />
      </Suspense>
    )
  const { state, returnTo, ticket, widget } = facts
  return <RegisterPage first={registering ?? state} returnTo={returnTo} ticket={ticket} widget={widget} />
}
