import { randomBytes } from 'node:crypto'
import { nodePorts } from '@chiaroscuro/auth/node'
import { startUserPool, stepOf, totpAt, type UserPool } from '@chiaroscuro/user-pool'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { account } from '../ipc/account.js'
import { accountDesk } from './account-desk.js'
import type { AccountPlace } from './account-place.js'
import { askEarlyAccess } from './early-access.js'
import type { Vault } from './vault.js'
import { vaultStore } from './vault-store.js'

const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
const person = (email: string, password: string) => ({ email, password })
const ada = person('ada@example.org', 'correct-horse-1')
const bob = person('bob@example.org', 'battery-staple-2')
const cleo = person('cleo@example.org', 'invited-for-once-3')
const dan = person('dan@example.org', 'never-confirmed-4')
const eve = person('eve@example.org', 'has-to-be-reset-5')

let pool: UserPool
let place: AccountPlace
beforeAll(async () => {
  pool = await startUserPool({
    ...{ clock: Date.now, random: (length) => randomBytes(length) },
    seeds: [
      { ...ada, groups: ['studio'] },
      { ...bob, totpSecret: SECRET, mfa: { methods: ['SOFTWARE_TOKEN_MFA'] } },
      { ...cleo, status: 'FORCE_CHANGE_PASSWORD' },
      { ...dan, status: 'UNCONFIRMED' },
      { ...eve, status: 'RESET_REQUIRED' },
    ],
  })
  const { poolId: id, clientId, url: endpoint } = pool
  place = { userPool: { id, clientId, endpoint }, apiUrl: undefined, siteUrl: 'https://example.org' }
})
afterAll(() => pool.close())

/** A desk on a keyring that remembers, or on none. */
function openDesk(kept = new Map<string, string>(), canKeep = true) {
  const vault: Vault = {
    canKeep,
    all: () => Object.fromEntries(kept),
    stateOf: (name) => (kept.has(name) ? 'kept' : 'missing'),
    hold: async (name, secret) => void kept.set(name, secret),
    forget: (name) => void kept.delete(name),
  }
  let answers = globalThis.fetch
  let named: AccountPlace | undefined = place
  let ahead = 0
  const ports = nodePorts()
  const clock = { ...ports.clock, now: () => Date.now() + ahead }
  const desk = accountDesk({
    ...{ place: async () => named, store: vaultStore(vault), ports: { ...ports, clock } },
    fetch: (...asked) => answers(...asked),
  })
  return {
    ...{ desk, kept },
    unplug: () => {
      answers = () => Promise.reject(new TypeError('fetch failed'))
    },
    plugIn: () => {
      answers = globalThis.fetch
    },
    wait: (ms: number) => {
      ahead += ms
    },
    leave: () => {
      named = undefined
    },
  }
}
const fails = (code: string) => expect.objectContaining({ name: 'StudioError', code })

it('signs somebody in, keeps them signed in, and lets no token out', async () => {
  const { desk, kept } = openDesk()
  expect(await desk.getAccount()).toMatchObject({ state: { kind: 'out', isConfirmed: false }, isKept: true })
  await expect(askEarlyAccess('mainnet', desk.standing)).rejects.toEqual(fails('sign-in-first'))
  const seen = await desk.signIn(ada)
  expect(account.parse(seen)).toEqual({
    state: { kind: 'in', name: ada.email, earlyAccess: 'granted', asksDevice: false },
    ...{ isKept: true, earlyAccessUrl: 'https://example.org/mint/early-access' },
  })
  // Whatever is kept of the session, in no call's answer: tokens are long, and so would be their pieces.
  const texts = Object.values(z.record(z.string(), z.string()).parse(JSON.parse(kept.get('session') ?? '{}')))
  expect(texts.filter((text) => text.length > 100).length).toBeGreaterThan(1)
  for (const text of texts.filter((one) => one.length > 40)) expect(JSON.stringify(seen)).not.toContain(text)
  expect(JSON.stringify([...kept])).not.toContain(ada.password)

  const again = openDesk(kept)
  expect(await again.desk.getAccount()).toEqual(seen)
  expect(await again.desk.standing()).toBe('granted')
  expect((await again.desk.signOut()).state).toEqual({ kind: 'out', isConfirmed: false })
  expect(kept.size).toBe(0)
})

it('holds a session for one run where there is no keyring, and says so', async () => {
  const { desk } = openDesk(new Map(), false)
  const { isKept, state } = await desk.signIn(ada)
  expect([isKept, state.kind]).toEqual([false, 'in'])
})

it('goes on by what is known where the service falls silent', async () => {
  const { desk, unplug } = openDesk()
  await desk.signIn(ada)
  unplug()
  // The token at hand is good for a while, and names the group.
  expect(await desk.standing()).toBe('granted')
  const other = openDesk()
  other.unplug()
  await expect(other.desk.signIn(ada)).rejects.toEqual(fails('identity-silent'))
  expect((await other.desk.getAccount())?.state.kind).toBe('out')
})

it('signs nobody out whose token runs out while the service is silent, and fetches another once it answers', async () => {
  const { desk, unplug, plugIn, wait } = openDesk()
  await desk.signIn(ada)
  unplug()
  wait(2 * 3_600_000)
  expect((await desk.getAccount())?.state).toMatchObject({ kind: 'in', earlyAccess: 'unknown' })
  await expect(askEarlyAccess('mainnet', desk.standing)).rejects.toEqual(fails('early-access-unknown'))
  await expect(askEarlyAccess('simulator0', desk.standing)).resolves.toBeUndefined()
  plugIn()
  await expect(askEarlyAccess('mainnet', desk.standing)).resolves.toBeUndefined()
  expect((await desk.getAccount())?.state).toMatchObject({ kind: 'in', earlyAccess: 'granted' })
})

it('tells a wrong password by a code that does not tell whether there is such an account', async () => {
  const { desk } = openDesk()
  await expect(desk.signIn({ ...ada, password: 'wrong' })).rejects.toEqual(fails('wrong-password'))
  await expect(desk.signIn(person('nobody@example.org', 'wrong'))).rejects.toEqual(fails('wrong-password'))
})

it('asks for a second factor, again where it was wrong, and gives up where it is told to', async () => {
  const { desk } = openDesk()
  const asked = { kind: 'question', asks: 'totp' }
  expect((await desk.signIn(bob)).state).toEqual(asked)
  await expect(desk.answerSignIn({ answer: '000000' })).rejects.toEqual(fails('wrong-code'))
  expect((await desk.getAccount())?.state).toEqual(asked)
  expect((await desk.cancelSignIn()).state.kind).toBe('out')
  await expect(desk.answerSignIn({ answer: '000000' })).rejects.toEqual(fails('sign-in-over'))
  await desk.signIn(bob)
  const { state } = await desk.answerSignIn({ answer: totpAt(SECRET, stepOf(Date.now())) })
  expect(state).toMatchObject({ kind: 'in', name: bob.email, earlyAccess: 'missing' })
  await expect(askEarlyAccess('mainnet', desk.standing)).rejects.toEqual(fails('no-early-access'))
})

it('takes a password of their own from somebody who was invited', async () => {
  const { desk } = openDesk()
  expect((await desk.signIn(cleo)).state).toMatchObject({ asks: 'new-password' })
  await expect(desk.answerSignIn({ answer: 'short' })).rejects.toEqual(fails('weak-password'))
  expect((await desk.answerSignIn({ answer: 'My-own-words-7' })).state).toMatchObject({ kind: 'in' })
})

it('confirms a new account by the code that it mails anew', async () => {
  const { desk } = openDesk()
  expect((await desk.signIn(dan)).state).toEqual({ kind: 'question', asks: 'sign-up' })
  await expect(desk.answerSignIn({ answer: '000000' })).rejects.toEqual(fails('wrong-code'))
  const mail = await fetch(`${pool.url}/mailbox.json?to=${dan.email}`)
  const { letters } = z.object({ letters: z.array(z.object({ code: z.string() })) }).parse(await mail.json())
  const confirmed = await desk.answerSignIn({ answer: letters[0]?.code ?? '' })
  expect(confirmed.state).toEqual({ kind: 'out', isConfirmed: true })
  expect((await desk.signIn(dan)).state.kind).toBe('in')
})

it('sends to the site whoever needs another password', async () => {
  await expect(openDesk().desk.signIn(eve)).rejects.toEqual(fails('reset-on-site'))
})

it('has no account at all where there is no identity service', async () => {
  const { desk, leave } = openDesk()
  leave()
  expect(await desk.getAccount()).toBeUndefined()
  expect(await desk.standing()).toBe('no-identity')
  await expect(desk.signIn(ada)).rejects.toEqual(fails('no-identity'))
  await expect(desk.earlyAccessUrl()).rejects.toEqual(fails('no-identity'))
})

it('does not forget whose accounts it knows because a product stopped', async () => {
  const { desk, leave } = openDesk()
  await desk.getAccount()
  leave()
  expect(await desk.standing()).toBe('signed-out')
  expect(await desk.earlyAccessUrl()).toBe('https://example.org/mint/early-access')
})
