import { createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { resolve } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { isNewer, isSigned, readSignedUpdate, updateKey } from './signed-update.js'

interface Signed {
  readonly version: string
  readonly files: readonly { readonly name: string; readonly sha512: string }[]
  readonly signature: string
}
type Tool = { signUpdate(version: string, key: KeyObject, files: Signed['files']): Signed }
type Feed = { updateFeed(env: Record<string, string>): { url: string; key: string } | undefined }

const { privateKey, publicKey } = generateKeyPairSync('ed25519')
const key = publicKey.export({ format: 'der', type: 'spki' }).toString('base64')
const hash = (letter: string) => `${letter.repeat(86)}==`
const files = [
  { name: 'studio-1.2.3-linux-x64.AppImage', sha512: hash('A') },
  { name: 'studio-1.2.3-linux-x64.deb', sha512: hash('B') },
]
let signed: Signed
let updateFeed: Feed['updateFeed']
beforeAll(async () => {
  // What signs a release, and what a build takes for its feed: tools beside the app.
  const tool: Tool = await import(resolve(import.meta.dirname, '../../sign-update.mjs'))
  signed = tool.signUpdate('1.2.3', privateKey, files)
  const feed: Feed = await import(resolve(import.meta.dirname, '../../update-feed.mjs'))
  updateFeed = feed.updateFeed
})

describe('a signed release', () => {
  it('is read as it was signed', () => {
    expect(readSignedUpdate(signed, updateKey(key))).toEqual({ version: '1.2.3', files })
  })

  it.each<[string, (one: Signed) => unknown]>([
    ['nothing', () => undefined],
    ['words', () => 'an update'],
    ['no signature', ({ signature: _, ...rest }) => rest],
    ['another version', (one) => ({ ...one, version: '1.2.4' })],
    ['a version that is none', (one) => ({ ...one, version: '1.2.3-evil' })],
    ['a file less', (one) => ({ ...one, files: one.files.slice(1) })],
    ['a file more', (one) => ({ ...one, files: [...one.files, { name: 'x.exe', sha512: hash('C') }] })],
    ['files in another order', (one) => ({ ...one, files: [...one.files].reverse() })],
    ['another hash', (one) => ({ ...one, files: one.files.map((file) => ({ ...file, sha512: hash('C') })) })],
    ['a path for a name', (one) => ({ ...one, files: [{ name: '../x', sha512: hash('A') }] })],
    ['more than is known', (one) => ({ ...one, notes: 'come and get it' })],
    ['a signature of zeros', (one) => ({ ...one, signature: hash('A') })],
  ])('is none with %s', (_, change) => {
    expect(readSignedUpdate(change(signed), updateKey(key))).toBeUndefined()
  })

  it('is none by another key', () => {
    const other = generateKeyPairSync('ed25519').publicKey
    expect(readSignedUpdate(signed, other)).toBeUndefined()
  })

  it('covers what would be fetched, file by file', () => {
    const claimed = (version: string, ...list: [string, string][]) =>
      isSigned(
        { version, files: list.map(([url, sha512]) => ({ url, sha512 })) },
        { version: '1.2.3', files },
      )
    const [image = '', deb = ''] = files.map(({ name }) => name)
    expect(claimed('1.2.3', [image, hash('A')])).toBe(true)
    expect(claimed('1.2.3', [image, hash('A')], [deb, hash('B')])).toBe(true)
    expect(claimed('1.2.4', [image, hash('A')])).toBe(false)
    expect(claimed('1.2.3')).toBe(false)
    expect(claimed('1.2.3', [image, hash('B')])).toBe(false)
    expect(claimed('1.2.3', [image, hash('A')], ['more.AppImage', hash('C')])).toBe(false)
    expect(claimed('1.2.3', [`https://evil.example/${image}`, hash('A')])).toBe(false)
  })
})

it.each([
  ['1.2.3', '1.2.2', true],
  ['1.10.0', '1.9.9', true],
  ['2.0.0', '1.99.99', true],
  ['1.2.3', '1.2.3', false],
  ['1.2.2', '1.2.3', false],
  ['0.9.9', '1.0.0', false],
  ['1.2.4-beta.1', '1.2.3', false],
  ['v1.2.4', '1.2.3', false],
  ['', '1.2.3', false],
])('%s comes after %s: %s', (one, other, expected) => {
  expect(isNewer(one, other)).toBe(expected)
})

describe('a feed', () => {
  const url = 'https://updates.example.com/studio/'

  it('is an address and a key, or nothing', () => {
    expect(updateFeed({})).toBeUndefined()
    expect(updateFeed({ STUDIO_UPDATE_URL: '', STUDIO_UPDATE_KEY: '' })).toBeUndefined()
    expect(updateFeed({ STUDIO_UPDATE_URL: url, STUDIO_UPDATE_KEY: key })).toEqual({
      ...{ url: 'https://updates.example.com/studio', key },
    })
  })

  it('is not built without a key that is one, nor with an address that anybody could answer for', () => {
    const rsa = z.instanceof(Buffer).parse(
      createPublicKey(
        generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey.export({ format: 'pem', type: 'spki' }),
      ).export({
        ...{ format: 'der', type: 'spki' },
      }),
    )
    for (const env of [
      { STUDIO_UPDATE_URL: url },
      { STUDIO_UPDATE_KEY: key },
      { STUDIO_UPDATE_URL: 'http://updates.example.com', STUDIO_UPDATE_KEY: key },
      { STUDIO_UPDATE_URL: 'https://me:x@updates.example.com', STUDIO_UPDATE_KEY: key },
      { STUDIO_UPDATE_URL: url, STUDIO_UPDATE_KEY: 'no key' },
      { STUDIO_UPDATE_URL: url, STUDIO_UPDATE_KEY: rsa.toString('base64') },
    ])
      expect(() => updateFeed(env)).toThrow('STUDIO_UPDATE')
  })
})
