import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { namedPlace, runningPlace } from './account-place.js'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'chiaroscuro-place-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const identity = { url: 'http://127.0.0.1:4806', poolId: 'local_Chiaroscuro', clientId: '4hia705curo' }

async function read(said: unknown) {
  const path = join(folder, 'running.json')
  writeFileSync(path, typeof said === 'string' ? said : JSON.stringify(said))
  return runningPlace(path)
}

it('finds the accounts of the running product', async () => {
  const urls = { Marketplace: 'http://localhost:4800', API: 'http://127.0.0.1:4801', Node: 'anything' }
  expect(await read({ pid: 1, urls, identity })).toEqual({
    userPool: { id: 'local_Chiaroscuro', clientId: '4hia705curo', endpoint: 'http://127.0.0.1:4806' },
    ...{ apiUrl: 'http://127.0.0.1:4801', siteUrl: 'http://localhost:4800' },
  })
})

it.each<[string, unknown]>([
  ['no accounts', { urls: {} }],
  ['accounts elsewhere', { urls: {}, identity: { ...identity, url: 'http://pool.evil.example:80' } }],
  ['a pool of another kind', { urls: {}, identity: { ...identity, poolId: 'x' } }],
  ['nothing that can be read', '{"urls":'],
])('finds none where the product names %s', async (_, said) => {
  expect(await read(said)).toBeUndefined()
})

it('finds none where there is no product', async () => {
  expect(await runningPlace(undefined)).toBeUndefined()
  expect(await runningPlace(join(folder, 'nobody.json'))).toBeUndefined()
})

const env = { STUDIO_USER_POOL_ID: 'eu-west-1_AbCdEf', STUDIO_USER_POOL_CLIENT_ID: '4hia705' }

it('takes the accounts that the surroundings name', () => {
  expect(namedPlace({})).toBeUndefined()
  expect(namedPlace(env)).toEqual({
    userPool: { id: 'eu-west-1_AbCdEf', clientId: '4hia705' },
    ...{ apiUrl: undefined, siteUrl: undefined },
  })
  expect(namedPlace({ ...env, STUDIO_SITE_URL: 'https://example.org/' })).toMatchObject({
    siteUrl: 'https://example.org',
  })
})

it.each([
  { STUDIO_USER_POOL_ID: 'no pool' },
  { STUDIO_USER_POOL_CLIENT_ID: '' },
  { STUDIO_USER_POOL_ENDPOINT: 'http://pool.example.org' },
  { STUDIO_API_URL: 'http://api.example.org' },
])('refuses to begin with %o', (change) => {
  expect(() => namedPlace({ ...env, ...change })).toThrow()
})
