import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Amplify } from 'aws-amplify'
import { signIn, signOut } from 'aws-amplify/auth'
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { memoryPorts } from '../adapter/memory.js'
import { nodePorts } from '../adapter/node.js'
import { createAuth } from '../auth.js'
import { jwt } from '../fake-pool.test-support.js'
import {
  account,
  expectedSignature,
  javaBytes,
  numbered,
  publicValue,
  serverKey,
} from './srp-server.test-support.js'

// A service whose arithmetic is OpenSSL's alone, and three clients that prove the same password to it: the most used
// one, and ours by its two adapters. Every signature is held to the one value that is right.
const PASSWORD = 'Pässwort 1!'
const SUB = '7f0c7a52-4a8e-4a39-9a4f-9f0f6d0b1c11'
const known = account('Oracle', SUB, PASSWORD, numbered('salt', 16))
const block = Buffer.from('secret block')
const verdicts: boolean[] = []
let A = 0n
let b = 0n

function answer(target: string, input: Record<string, Record<string, string>>): object {
  if (target.endsWith('InitiateAuth')) {
    A = BigInt(`0x${input.AuthParameters?.SRP_A}`)
    b = numbered(`b ${verdicts.length}`, 32)
    const ChallengeParameters = {
      USER_ID_FOR_SRP: SUB,
      SRP_B: publicValue(known, b).toString(16),
      SALT: javaBytes(known.salt).toString('hex'),
      SECRET_BLOCK: block.toString('base64'),
    }
    return { ChallengeName: 'PASSWORD_VERIFIER', ChallengeParameters, Session: 's' }
  }
  const { TIMESTAMP: timestamp = '', PASSWORD_CLAIM_SIGNATURE } = input.ChallengeResponses ?? {}
  const { key } = serverKey(known, A, b)
  const right = PASSWORD_CLAIM_SIGNATURE === expectedSignature(known, { key, secretBlock: block, timestamp })
  verdicts.push(right && Math.abs(Date.parse(timestamp) - Date.now()) < 60_000)
  const iat = Math.floor(Date.now() / 1000)
  const token = jwt({ sub: SUB, username: SUB, 'cognito:username': SUB, iat, exp: iat + 3600 })
  return {
    AuthenticationResult: { AccessToken: token, IdToken: token, RefreshToken: 'r' },
    ChallengeParameters: {},
  }
}

const server = createServer(async (request, response) => {
  let body = ''
  for await (const chunk of request) body += chunk
  response.setHeader('content-type', 'application/x-amz-json-1.1')
  response.end(JSON.stringify(answer(String(request.headers['x-amz-target']), JSON.parse(body))))
})
const endpoint = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => new Promise((resolve) => server.close(resolve)))

it('is the same to the most used client', async () => {
  const Cognito = { userPoolId: 'eu-west-1_Oracle', userPoolClientId: 'c', userPoolEndpoint: endpoint() }
  const kept = new Map<string, string>()
  cognitoUserPoolsTokenProvider.setKeyValueStorage({
    setItem: async (key, value) => void kept.set(key, value),
    getItem: async (key) => kept.get(key) ?? null,
    removeItem: async (key) => void kept.delete(key),
    clear: async () => kept.clear(),
  })
  Amplify.configure({ Auth: { Cognito } })
  for (let i = 0; i < 2; i++) {
    expect((await signIn({ username: 'ada', password: PASSWORD })).isSignedIn).toBe(true)
    await signOut()
  }
  expect(verdicts.splice(0)).toEqual([true, true])
})

it.each([
  ['BigInt and WebCrypto', memoryPorts],
  ['OpenSSL', nodePorts],
])('and to ours by %s', async (_, ports) => {
  const userPool = { id: 'eu-west-1_Oracle', clientId: 'c', endpoint: endpoint() }
  for (let i = 0; i < 10; i++)
    await createAuth({ userPool, ports: ports() }).signIn({ username: 'ada', password: PASSWORD })
  await createAuth({ userPool, ports: ports() }).signIn({ username: 'ada', password: 'wrong' })
  expect(verdicts.splice(0)).toEqual([...Array(10).fill(true), false])
})
