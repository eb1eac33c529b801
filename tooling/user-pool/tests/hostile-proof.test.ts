import { getDiffieHellman, randomBytes } from 'node:crypto'
import { expect } from 'vitest'
import { respond, srpClient, srpSignIn, timestampOf } from './client.test-support.js'
import {
  answering,
  cases,
  denied,
  describeRefusals,
  initiate,
  invalid,
  opened,
  PASSWORD,
  tokensOf,
  world,
} from './hostile.test-support.js'

const N = BigInt(`0x${getDiffieHellman('modp15').getPrime('hex')}`)

const proofs = [
  ...cases(invalid, {
    'A = 0': () => initiate('USER_SRP_AUTH', { USERNAME: 'victim@example.org', SRP_A: '0' }),
    'A = 000000': () => initiate('USER_SRP_AUTH', { USERNAME: 'victim@example.org', SRP_A: '000000' }),
    'A = N': () => initiate('USER_SRP_AUTH', { USERNAME: 'victim@example.org', SRP_A: N.toString(16) }),
    'A = 0N in upper case': () =>
      initiate('USER_SRP_AUTH', {
        USERNAME: 'victim@example.org',
        SRP_A: `00${N.toString(16).toUpperCase()}`,
      }),
    'A = 2N, longer than the group': () =>
      initiate('USER_SRP_AUTH', { USERNAME: 'victim@example.org', SRP_A: `${(2n * N).toString(16)}00` }),
    'A of 2000 digits': () =>
      initiate('USER_SRP_AUTH', { USERNAME: 'victim@example.org', SRP_A: 'f'.repeat(2000) }),
    'A of a million digits': () =>
      initiate('USER_SRP_AUTH', { USERNAME: 'victim@example.org', SRP_A: 'f'.repeat(50_000) }),
    'A that is no number': () => initiate('USER_SRP_AUTH', { USERNAME: 'victim@example.org', SRP_A: '0xzz' }),
    'A that is negative': () => initiate('USER_SRP_AUTH', { USERNAME: 'victim@example.org', SRP_A: '-1' }),
    'no A': () => initiate('USER_SRP_AUTH', { USERNAME: 'victim@example.org' }),
    'no name': () => initiate('USER_SRP_AUTH', { SRP_A: srpClient().SRP_A }),
    'a name of 10,000 letters': () =>
      initiate('USER_SRP_AUTH', { USERNAME: 'x'.repeat(10_000), SRP_A: srpClient().SRP_A }),
    'a name that is an object': () => initiate('USER_SRP_AUTH', { USERNAME: { $ne: null }, SRP_A: 'ff' }),
    'a flow nobody knows': () => initiate('ADMIN_NO_SRP_AUTH', { USERNAME: 'victim@example.org' }),
    'a flow that is off': () => initiate('CUSTOM_AUTH', { USERNAME: 'victim@example.org' }),
    'a claim without signature': () => answering(({ PASSWORD_CLAIM_SIGNATURE: _, ...rest }) => rest),
    'a claim without time': () => answering(({ TIMESTAMP: _, ...rest }) => rest),
    'a claim without secret block': () => answering(({ PASSWORD_CLAIM_SECRET_BLOCK: _, ...rest }) => rest),
    'a time in another form': () => answering((claim) => ({ ...claim, TIMESTAMP: '2026-01-05T12:00:00Z' })),
  }),
  ...cases(denied, {
    'a wrong password': () => srpSignIn(world, 'victim@example.org', 'wrong-horse-1'),
    'a plain wrong password': () =>
      initiate('USER_PASSWORD_AUTH', { USERNAME: 'victim@example.org', PASSWORD: 'wrong-horse-1' }),
    'a name nobody has': () => srpSignIn(world, 'nobody@example.org', PASSWORD),
    'the id of nobody': () => srpSignIn(world, '00000000-0000-4000-8000-000000000000', PASSWORD),
    'the name __proto__': () => srpSignIn(world, '__proto__', PASSWORD),
    'an empty signature': () => answering((claim) => ({ ...claim, PASSWORD_CLAIM_SIGNATURE: '=' })),
    'a signature of zeros': () =>
      answering((claim) => ({ ...claim, PASSWORD_CLAIM_SIGNATURE: Buffer.alloc(32).toString('base64') })),
    'a signature cut short': () =>
      answering((claim) => ({
        ...claim,
        PASSWORD_CLAIM_SIGNATURE: (claim.PASSWORD_CLAIM_SIGNATURE ?? '').slice(0, 20),
      })),
    'another time than was signed': () =>
      answering((claim) => ({ ...claim, TIMESTAMP: timestampOf(world.time.now + 60_000) })),
    'a time six minutes ago': async () => {
      const { challenge, claim } = await opened(undefined, undefined, world.time.now - 360_000)
      return respond(world, challenge, claim)
    },
    'a time six minutes ahead': async () => {
      const { challenge, claim } = await opened(undefined, undefined, world.time.now + 360_000)
      return respond(world, challenge, claim)
    },
    'a proof sent twice': async () => {
      const { challenge, claim } = await opened()
      await respond(world, challenge, claim)
      return respond(world, challenge, claim)
    },
    'a proof sent twice, by its secret block alone': async () => {
      const { challenge, claim } = await opened()
      await respond(world, challenge, claim)
      return respond(world, { ...challenge, Session: undefined }, claim)
    },
    'a wrong proof, then the right one': async () => {
      const { challenge, claim } = await opened()
      await respond(world, challenge, { ...claim, PASSWORD_CLAIM_SIGNATURE: 'AAAA' })
      return respond(world, challenge, claim)
    },
    "another challenge's secret block": async () => {
      const [one, two] = [await opened(), await opened()]
      return respond(world, one.challenge, two.claim)
    },
    'a secret block of one’s own': () =>
      answering((claim) => ({ ...claim, PASSWORD_CLAIM_SECRET_BLOCK: randomBytes(48).toString('base64') })),
    "one's own proof in another's name": async () => {
      const { challenge, claim } = await opened('careful@example.org')
      return respond(world, challenge, { ...claim, USERNAME: 'victim@example.org' })
    },
    'a proof begun before the password was another': async () => {
      const { challenge, claim } = await opened('changing@example.org')
      const { AccessToken } = await tokensOf('changing@example.org')
      const change = { AccessToken, PreviousPassword: PASSWORD, ProposedPassword: 'Brand-new-1' }
      expect(await world.call('ChangePassword', change)).toEqual({ status: 200 })
      return respond(world, challenge, claim)
    },
    'a challenge answered too late': async () => {
      const { challenge } = await opened()
      world.time.now += 181_000
      const { claim } = await opened()
      return respond(world, challenge, claim)
    },
  }),
]

describeRefusals('proofs that prove nothing', proofs)
