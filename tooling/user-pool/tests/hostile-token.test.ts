import { createHmac, generateKeyPairSync, sign } from 'node:crypto'
import {
  cases,
  denied,
  describeRefusals,
  initiate,
  PASSWORD,
  tokensOf,
  withClient,
  world,
} from './hostile.test-support.js'

const ownKey = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey
const bySelf = (text: string) => sign('sha256', Buffer.from(text), ownKey).toString('base64url')

function claimsOf(token: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
}

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}

/** The victim's token with other claims, under a header and a signature of one's own. */
async function forge(header: object, change: object, signer: (text: string) => string) {
  const claims = claimsOf((await tokensOf()).AccessToken)
  const text = `${encode(header)}.${encode({ ...claims, ...change })}`
  return world.call('GetUser', { AccessToken: `${text}.${signer(text)}` })
}

async function getUserWith(change: (token: string) => string) {
  return world.call('GetUser', { AccessToken: change((await tokensOf()).AccessToken) })
}

const tokens = [
  ...cases(denied, {
    'no token at all': () => getUserWith(() => 'x'),
    'alg none': () => forge({ alg: 'none' }, {}, () => ''),
    'alg None with a signature': () => forge({ alg: 'None', typ: 'JWT' }, {}, bySelf),
    'HS256 with the public key as secret': async () => {
      const keys = await (await fetch(`${world.pool.issuer}/.well-known/jwks.json`)).text()
      return forge({ alg: 'HS256' }, {}, (text) =>
        createHmac('sha256', keys).update(text).digest('base64url'),
      )
    },
    'a key of one’s own': () => forge({ alg: 'RS256' }, {}, bySelf),
    'a key brought along': () => forge({ alg: 'RS256', jwk: ownKey.export({ format: 'jwk' }) }, {}, bySelf),
    'a key to be fetched': () => forge({ alg: 'RS256', jku: 'http://127.0.0.1:1/keys' }, {}, bySelf),
    'a claim changed': () =>
      getUserWith((token) => {
        const [head, , tail] = token.split('.')
        return `${head}.${encode({ ...claimsOf(token), username: 'admin' })}.${tail}`
      }),
    'the signature cut off': () => getUserWith((token) => token.split('.').slice(0, 2).join('.')),
    'one letter of the signature changed': () =>
      getUserWith((token) => token.slice(0, -9) + (token.at(-9) === 'A' ? 'B' : 'A') + token.slice(-8)),
    'an ID token for an access token': async () =>
      world.call('GetUser', { AccessToken: (await tokensOf()).IdToken }),
    'a refresh token for an access token': async () =>
      world.call('GetUser', { AccessToken: (await tokensOf()).RefreshToken }),
    'an access token that ran out': async () => {
      const { AccessToken } = await tokensOf()
      world.time.now += 3_601_000
      return world.call('GetUser', { AccessToken })
    },
    'an access token of a revoked sign-in': async () => {
      const { AccessToken, RefreshToken } = await tokensOf()
      await withClient('RevokeToken', { Token: RefreshToken })
      return world.call('GetUser', { AccessToken })
    },
    'a password changed with a revoked token': async () => {
      const { AccessToken } = await tokensOf()
      await world.call('GlobalSignOut', { AccessToken })
      return world.call('ChangePassword', {
        AccessToken,
        PreviousPassword: PASSWORD,
        ProposedPassword: 'Brand-new-1',
      })
    },
    'a password changed without the old one': async () =>
      world.call('ChangePassword', {
        AccessToken: (await tokensOf()).AccessToken,
        PreviousPassword: 'wrong-horse-1',
        ProposedPassword: 'Brand-new-1',
      }),
    'a made-up refresh token': () => initiate('REFRESH_TOKEN_AUTH', { REFRESH_TOKEN: 'a.b' }),
    "one's sign-in with another's secret": async () => {
      const [mine, theirs] = [await tokensOf('victim@example.org'), await tokensOf()]
      const [id] = (theirs.RefreshToken ?? '').split('.')
      return initiate('REFRESH_TOKEN_AUTH', { REFRESH_TOKEN: `${id}.${mine.RefreshToken?.split('.')[1]}` })
    },
    'a refresh token that was revoked': async () => {
      const { RefreshToken } = await tokensOf()
      await withClient('RevokeToken', { Token: RefreshToken })
      return initiate('REFRESH_TOKEN_AUTH', { REFRESH_TOKEN: RefreshToken })
    },
    'a refresh token after a month': async () => {
      const { RefreshToken } = await tokensOf()
      world.time.now += 31 * 86_400_000
      return withClient('GetTokensFromRefreshToken', { RefreshToken })
    },
    'an identity for an access token': async () =>
      world.call(
        'GetId',
        {
          IdentityPoolId: world.pool.identityPoolId,
          Logins: { [world.pool.issuer.replace('http://', '')]: (await tokensOf()).AccessToken },
        },
        'AWSCognitoIdentityService',
      ),
    'an identity by a provider nobody knows': async () =>
      world.call(
        'GetId',
        {
          IdentityPoolId: world.pool.identityPoolId,
          Logins: { 'graph.facebook.com': (await tokensOf()).IdToken },
        },
        'AWSCognitoIdentityService',
      ),
  }),
  ...cases('RefreshTokenReuseException', {
    'a refresh token replaced a while ago': async () => {
      const { RefreshToken } = await tokensOf()
      await withClient('GetTokensFromRefreshToken', { RefreshToken })
      world.time.now += 61_000
      return withClient('GetTokensFromRefreshToken', { RefreshToken })
    },
  }),
]

describeRefusals('tokens forged, ended or out of place', tokens)
