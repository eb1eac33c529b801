import { msg } from '@lingui/core/macro'
import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { requireSession } from '#app/server/guard.server.js'
import { cookieHeaders } from '#app/server/identity.server.js'
import { settled } from '#app/server/respond.server.js'
import { visit } from '#app/server/visit.server.js'

export async function loader({ request }: LoaderFunctionArgs) {
  const { i18n, head } = visit(request)
  const { viewer, identity } = await requireSession(request)
  const { auth } = identity
  const [mfa, passkeys, devices] = await Promise.all([
    settled(auth.fetchMFAPreference()),
    settled(auth.listPasskeys()),
    settled(auth.fetchDevices()),
  ])
  const facts = {
    title: i18n._(msg`Account and security`),
    description: i18n._(msg`How you sign in, and where you are signed in.`),
    noIndex: true,
  }
  return data(
    {
      email: viewer.email,
      hasTotp: mfa.ok ? mfa.value.enabled.includes('TOTP') : null,
      passkeys: passkeys.ok
        ? passkeys.value.map(({ credentialId, friendlyName, createdAt }) => ({
            id: credentialId,
            name: friendlyName ?? null,
            at: createdAt?.toISOString() ?? null,
          }))
        : null,
      devices: devices.ok
        ? devices.value.map(({ id, name, lastAuthenticated }) => ({
            id,
            name: name ?? null,
            at: lastAuthenticated?.toISOString() ?? null,
          }))
        : null,
      head: head(facts),
    },
    { headers: cookieHeaders(identity) },
  )
}
