import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openContentStore } from '../content/content-store.js'
import { type Gateway, serveGateway } from './serve-gateway.js'

describe('the gateway', () => {
  let gateway: Gateway
  beforeAll(async () => {
    gateway = await serveGateway({ store: openContentStore(undefined), tokens: () => [] })
  })
  afterAll(() => gateway.close())

  function add(bytes: Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}): Promise<Response> {
    const form = new FormData()
    form.set('file', new Blob([bytes]), 'a')
    return fetch(`${gateway.url}/api/v0/add?cid-version=1`, { method: 'POST', body: form, headers })
  }

  it('takes a file and gives it back under the CID that it says', async () => {
    const bytes = new Uint8Array(300_000).fill(7)
    const said: unknown = await (await add(bytes)).json()
    expect(said).toMatchObject({ Hash: expect.any(String) })
    const back = await fetch(`${gateway.url}/ipfs/${Object(said).Hash}`)
    expect(new Uint8Array(await back.arrayBuffer())).toEqual(bytes)
  })

  it('takes nothing from a page of a browser, and nothing that is no form', async () => {
    expect((await add(Uint8Array.of(1), { origin: 'http://localhost:4800' })).status).toBe(403)
    const bare = await fetch(`${gateway.url}/api/v0/add`, { method: 'POST', body: 'bytes' })
    expect(bare.status).toBe(403)
    const headers = { 'content-type': 'multipart/form-data; boundary=x' }
    const broken = await fetch(`${gateway.url}/api/v0/add`, { method: 'POST', body: 'bytes', headers })
    expect(broken.status).toBe(400)
  })
})
