import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:https'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { HttpError } from '@chiaroscuro/http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { nodeRpc } from '../src/node-rpc/client.js'
import { mutualTlsFetch } from '../src/node-rpc/mutual-tls.js'

interface Pair {
  certPem: string
  keyPem: string
}

/** A dependency of the devnet, not of the API. */
const SDK = 'chia-wallet-sdk-linux-x64-gnu'

/** Certificates come from the native SDK, which makes them as a node does. */
function loadMaker(): { generate(): Pair } | undefined {
  try {
    const require = createRequire(resolve(import.meta.dirname, '../../../packages/devnet/package.json'))
    const sdk: { Certificate: { generate(): Pair } } = require(SDK)
    return sdk.Certificate
  } catch {
    return undefined
  }
}

const maker = loadMaker()

describe.skipIf(!maker)(
  'a node that demands a client certificate (skipped without the native SDK, which makes them)',
  () => {
    let server: Server
    let folder: string
    let url: string
    const seen: string[] = []

    beforeAll(async () => {
      const node = pair()
      const client = pair()
      folder = mkdtempSync(join(tmpdir(), 'mutual-tls-'))
      writeFileSync(join(folder, 'client.crt'), client.certPem)
      writeFileSync(join(folder, 'client.key'), client.keyPem)
      const options = { cert: node.certPem, key: node.keyPem, requestCert: true, rejectUnauthorized: false }
      server = createServer(options, (request, response) => {
        const certificate =
          'getPeerCertificate' in request.socket && typeof request.socket.getPeerCertificate === 'function'
            ? request.socket.getPeerCertificate()
            : {}
        const known = Object.keys(certificate).length > 0
        seen.push(`${request.method} ${request.url} ${known ? 'with a certificate' : 'without'}`)
        response.writeHead(known ? 200 : 401, { 'content-type': 'application/json' })
        response.end(
          '{"success": true, "blockchain_state": {"peak": {"weight": 123456789012345678901234567890}}}',
        )
      })
      await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
      const address = server.address()
      url = `https://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
    })
    afterAll(() => {
      server.closeAllConnections()
      server.close()
      rmSync(folder, { recursive: true })
    })

    it('is answered with ours, and its large numbers keep their digits', async () => {
      const rpc = nodeRpc(url, mutualTlsFetch(join(folder, 'client.crt'), join(folder, 'client.key')))
      const answer = await rpc.call('get_blockchain_state', {})
      expect(seen).toEqual(['POST /get_blockchain_state with a certificate'])
      expect(
        String(
          JSON.stringify(answer, (_, value) =>
            typeof value === 'object' && value?.isLosslessNumber ? value.toString() : value,
          ),
        ),
      ).toContain('123456789012345678901234567890')
    })

    it('is an error with a name when it hangs or is not there', async () => {
      const fetch = mutualTlsFetch(join(folder, 'client.crt'), join(folder, 'client.key'))
      await expect(
        nodeRpc('https://127.0.0.1:1', fetch).call('get_blockchain_state', {}),
      ).rejects.toBeInstanceOf(HttpError)
    })

    function pair(): Pair {
      if (!maker) throw new Error('no maker')
      return maker.generate()
    }
  },
)
