import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { appProtocol } from './app-protocol.js'

const root = mkdtempSync(join(tmpdir(), 'chiaroscuro-protocol-'))
mkdirSync(join(root, 'pages'))
mkdirSync(join(root, 'pages-beside'))
writeFileSync(join(root, 'pages', 'index.html'), '<!doctype html>')
writeFileSync(join(root, 'pages', 'notes.md'), 'no kind that is served')
writeFileSync(join(root, 'pages-beside', 'secret.js'), 'secret')
writeFileSync(join(root, 'outside.js'), 'outside')
afterAll(() => rmSync(root, { recursive: true, force: true }))

const HASH = 'ab'.repeat(32)
const serve = appProtocol(join(root, 'pages'), async (id, hash) =>
  id === 'abcdefgh' && hash === HASH
    ? { bytes: Uint8Array.of(1, 2, 3), mediaType: 'image/png' }
    : { bytes: 'no' },
)
const statusOf = async (url: string, method = 'GET') => (await serve(new Request(url, { method }))).status

describe("the studio's own scheme", () => {
  it('serves its pages with a policy that lets nothing else in', async () => {
    const answer = await serve(new Request('studio://app/index.html?theme=dark'))
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
    const policy = answer.headers.get('content-security-policy') ?? ''
    for (const rule of [
      "default-src 'none'",
      "script-src 'self'",
      "trusted-types 'none'",
      "frame-ancestors 'none'",
    ])
      expect(policy).toContain(rule)
    expect(policy).not.toContain('unsafe')
  })

  it('leads nowhere else, however a path is written', async () => {
    for (const path of [
      '/../outside.js',
      '/..%2foutside.js',
      '/%2e%2e/outside.js',
      '/..%2fpages-beside%2fsecret.js',
      '/..%5coutside.js',
      '/notes.md',
      '/',
      '/asset/abcdefgh/../x',
    ])
      expect([path, await statusOf(`studio://app${path}`)]).toEqual([path, 404])
    expect(await statusOf('studio://other/index.html')).toBe(404)
    expect(await statusOf('studio://app/index.html', 'POST')).toBe(405)
  })

  it('gives pictures by their hash, and only what is one', async () => {
    const answer = await serve(new Request(`studio://app/asset/abcdefgh/${HASH}`))
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(Uint8Array.of(1, 2, 3))
    expect(answer.headers.get('content-type')).toBe('image/png')
    expect(await statusOf(`studio://app/asset/abcdefgh/${'cd'.repeat(32)}`)).toBe(404)
    expect(await statusOf(`studio://app/asset/${'x'.repeat(40)}/${HASH}`)).toBe(404)
  })

  it('answers what cannot be decoded as what is not there', async () => {
    expect(await statusOf('studio://app/%ff.js')).toBe(404)
  })
})
