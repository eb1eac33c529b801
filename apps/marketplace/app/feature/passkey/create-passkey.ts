import type { Json } from '@chiaroscuro/auth'
import { lazyPasskeys } from '@chiaroscuro/auth/browser'

/** Asks our server what to make, makes it, and sends it back. Throws an error named by its fault. */
export async function createPasskey(): Promise<void> {
  const { options } = await ask({})
  await ask({ credential: await lazyPasskeys().create(options ?? null) })
}

async function ask(body: { credential?: Json }): Promise<{ options?: Json }> {
  const answer = await fetch('/user/passkeys', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => {
    throw named('NetworkError')
  })
  const said: { fault?: string; options?: Json } = await answer
    .json()
    .catch(() => ({ fault: 'NetworkError' }))
  if (said.fault) throw named(said.fault)
  return said
}

function named(name: string): Error {
  return Object.assign(new Error('The passkey was not added'), { name })
}
