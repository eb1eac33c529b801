import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type ApiClient, apiClient } from '@chiaroscuro/api-client'
import { CLIENT, ISSUER_PATH, type Json, type TokenForge, tokenForge } from '../token-forge.js'

/** A user pool as the API meets one: its keys at an address, and tokens for whoever is named. */
export interface TestPool {
  readonly issuer: string
  readonly clientId: string
  /** A token of a person, who is an admin where their groups say so. */
  token(userId: string, claims?: Json): string
  close(): void
}

export async function startTestPool(): Promise<TestPool> {
  let forge: TokenForge | undefined
  const server = createServer((_request, response) => response.end(JSON.stringify(forge?.jwks)))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A server that listens has an address with a port.
  const { port } = server.address() as AddressInfo
  const issuer = `http://127.0.0.1:${port}${ISSUER_PATH}`
  const made = tokenForge(issuer, Date.now())
  forge = made
  return {
    issuer,
    clientId: CLIENT,
    token: (userId, claims = {}) => made.token({ sub: userId, ...claims }),
    close: () => server.close(),
  }
}

/** A client that asks with a token or key. */
export function clientWith(root: string, token: string): ApiClient {
  return apiClient({ root, token: async () => token, retry: { attempts: 1, delay: () => 0 } })
}
