import { generateKeyPairSync, sign } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'

/** A user pool as far as the API asks one: its keys at its address, and tokens for whoever is named. */
export interface TokenPool {
  readonly url: string
  readonly id: string
  readonly clientId: string
  token(userId: string, nowMs: number): string
  close(): void
}

const ID = 'eu-west-1_Bench'
const CLIENT_ID = 'bench0client0of0a0pool0000'
const KEY_ID = 'bench'
const HOUR_SECONDS = 3600

export async function startTokenPool(): Promise<TokenPool> {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const jwk = { ...publicKey.export({ format: 'jwk' }), kid: KEY_ID, use: 'sig', alg: 'RS256' }
  const server = createServer((_, answer) => answer.end(JSON.stringify({ keys: [jwk] })))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  return {
    ...{ url, id: ID, clientId: CLIENT_ID },
    token(userId, nowMs) {
      const now = Math.floor(nowMs / 1000)
      const claims = {
        ...{ sub: userId, 'cognito:username': userId, email: `${userId}@bench.test` },
        ...{ iss: `${url}/${ID}`, aud: CLIENT_ID, token_use: 'id' },
        ...{ iat: now - 1, auth_time: now - 1, exp: now + HOUR_SECONDS },
      }
      const signed = `${part({ alg: 'RS256', kid: KEY_ID })}.${part(claims)}`
      return `${signed}.${sign('sha256', Buffer.from(signed), privateKey).toString('base64url')}`
    },
    close: () => server.close(),
  }
}
