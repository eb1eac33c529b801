import {
  bigintModPow,
  createDeviceVerifier,
  createEphemeral,
  signClaim,
  type Tools,
  webDigest,
} from '@chiaroscuro/auth/srp'
import AuthenticationHelper from 'amazon-cognito-identity-js/es/AuthenticationHelper.js'
import IdentityInteger from 'amazon-cognito-identity-js/es/BigInteger.js'
import DateHelper from 'amazon-cognito-identity-js/es/DateHelper.js'
import AmplifyInteger from 'aws-amplify-integer'
import { getAuthenticationHelper, getNowString, getSignatureString } from 'aws-amplify-srp'
import { type Contender, signWith } from './auth-contender.js'

const DEVICE = { groupKey: '-B4nchGroup', key: 'local_5e9c2a10-0000-4000-8000-00000000be9c' }
const random = (length: number) => crypto.getRandomValues(new Uint8Array(length))

/** Ours with the tools that `make` gives at each exchange. */
export function ours(name: string, make: () => Tools, clock: () => number): Contender {
  return {
    name,
    async begin(question) {
      const tools = make()
      const pair = createEphemeral(random, tools.modPow)
      const { pool, user, password } = question
      return {
        srpA: pair.A.toString(16),
        claim: () => signClaim({ pool, user, password }, pair, question, clock(), tools),
        enrol: () => createDeviceVerifier(DEVICE, random, tools),
      }
    },
  }
}

/** Ours as a browser runs it: with what a page keeps from its first exchange, and with that made anew. */
export function oursByBigInt(clock: () => number): readonly Contender[] {
  const kept = { modPow: bigintModPow(), digest: webDigest() }
  return [
    ours('packages/auth', () => kept, clock),
    ours('packages/auth, first on a page', () => ({ modPow: bigintModPow(), digest: webDigest() }), clock),
  ]
}

/** The helpers that aws-amplify signs in with. */
export const amplify: Contender = {
  name: 'aws-amplify',
  async begin({ pool, user, password, srpB, salt, secretBlock }) {
    const helper = await getAuthenticationHelper(pool)
    return {
      srpA: helper.A.toString(16),
      async claim() {
        const hkdf = await helper.getPasswordAuthenticationKey({
          username: user,
          password,
          serverBValue: new AmplifyInteger(srpB, 16),
          salt: new AmplifyInteger(salt, 16),
        })
        const timestamp = getNowString()
        const signature = getSignatureString({
          userPoolName: pool,
          username: user,
          challengeParameters: { SECRET_BLOCK: secretBlock },
          dateNow: timestamp,
          hkdf,
        })
        return { signature, timestamp }
      },
      enrol: () => helper.generateHashDevice(DEVICE.groupKey, DEVICE.key),
    }
  },
}

/** The helper that amazon-cognito-identity-js signs in with. */
export const identityJs: Contender = {
  name: 'amazon-cognito-identity-js',
  async begin(question) {
    const { pool, user, password, srpB, salt } = question
    const helper = new AuthenticationHelper(pool)
    const A = await called<IdentityInteger>((done) => helper.getLargeAValue(done))
    return {
      srpA: A.toString(16),
      async claim() {
        const [B, known] = [new IdentityInteger(srpB, 16), new IdentityInteger(salt, 16)]
        const key = await called<Uint8Array>((done) =>
          helper.getPasswordAuthenticationKey(user, password, B, known, done),
        )
        const timestamp = new DateHelper().getNowString()
        return { signature: await signWith(key, question, timestamp), timestamp }
      },
      enrol: () => called((done) => helper.generateHashDevice(DEVICE.groupKey, DEVICE.key, done)),
    }
  },
}

function called<T>(call: (done: (error: Error | null, value: T) => void) => void): Promise<T> {
  return new Promise((resolve, reject) => {
    call((error, value) => (error ? reject(error) : resolve(value)))
  })
}
