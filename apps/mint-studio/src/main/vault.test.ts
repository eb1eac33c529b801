import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openVault, type VaultParts } from './vault.js'

let folder: string
let path: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'chiaroscuro-vault-'))
  path = join(folder, 'keys.json')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

type Storage = VaultParts['storage']

/** A keyring that hides with a key of its own. */
function keyring(change: Partial<Storage> = {}, key = randomBytes(32)): Storage {
  return {
    isAsyncEncryptionAvailable: async () => true,
    getSelectedStorageBackend: () => 'gnome_libsecret',
    async encryptStringAsync(text) {
      const nonce = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', key, nonce)
      const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), hidden])
    },
    async decryptStringAsync(hidden) {
      const decipher = createDecipheriv('aes-256-gcm', key, hidden.subarray(0, 12))
      decipher.setAuthTag(hidden.subarray(12, 28))
      const shown = Buffer.concat([decipher.update(hidden.subarray(28)), decipher.final()])
      return { result: shown.toString('utf8'), shouldReEncrypt: false }
    },
    ...change,
  }
}
const open = (storage: Storage, platform: NodeJS.Platform = 'linux') => openVault({ path, storage, platform })

it('keeps a key as the keyring hides it, for its owner alone, and gives it back when it is opened again', async () => {
  const storage = keyring()
  const vault = await open(storage)
  await vault.hold('bucket', 'my secret')
  expect(vault.stateOf('bucket')).toBe('kept')
  expect(readFileSync(path, 'utf8')).not.toContain('my secret')
  expect(readFileSync(path, 'utf8')).not.toContain(Buffer.from('my secret').toString('base64'))
  expect(statSync(path).mode & 0o777).toBe(0o600)
  const again = await open(storage)
  expect(again.all()).toEqual({ bucket: 'my secret' })
  again.forget('bucket')
  expect((await open(storage)).all()).toEqual({})
})

it.each<[string, Partial<Storage>]>([
  ['a password that everybody knows', { getSelectedStorageBackend: () => 'basic_text' }],
  ['a system that does not say', { getSelectedStorageBackend: () => 'unknown' }],
  ['no keyring', { isAsyncEncryptionAvailable: async () => false }],
  ['a keyring that fails', { isAsyncEncryptionAvailable: () => Promise.reject(new Error('no bus')) }],
])('writes nothing where there is %s', async (_, change) => {
  const storage = keyring(change)
  const vault = await open(storage)
  expect(vault.canKeep).toBe(false)
  await vault.hold('bucket', 'my secret')
  expect([vault.all(), vault.stateOf('bucket')]).toEqual([{ bucket: 'my secret' }, 'held'])
  expect(existsSync(path)).toBe(false)
  expect((await open(storage)).stateOf('bucket')).toBe('missing')
})

it('asks no backend where only Linux has one', async () => {
  const storage = keyring({
    getSelectedStorageBackend: () => {
      throw new Error('not here')
    },
  })
  expect((await open(storage, 'darwin')).canKeep).toBe(true)
})

it('misses what another keyring hid, and loses none of it', async () => {
  const storage = keyring()
  await (await open(storage)).hold('bucket', 'my secret')
  const other = await open(keyring())
  expect([other.all(), other.stateOf('bucket')]).toEqual([{}, 'missing'])
  await other.hold('pinata', 'a token')
  expect((await open(storage)).all()).toEqual({ bucket: 'my secret' })
})

it('hides a key anew where the keyring asks for it', async () => {
  const key = randomBytes(32)
  await (await open(keyring({}, key))).hold('bucket', 'my secret')
  const before = readFileSync(path, 'utf8')
  const { decryptStringAsync } = keyring({}, key)
  const turned = keyring(
    {
      decryptStringAsync: async (hidden) => ({
        ...(await decryptStringAsync(hidden)),
        shouldReEncrypt: true,
      }),
    },
    key,
  )
  expect((await open(turned)).all()).toEqual({ bucket: 'my secret' })
  expect(readFileSync(path, 'utf8')).not.toBe(before)
})

it('begins anew beside a file that nobody can read', async () => {
  writeFileSync(path, '{"version":1,"secrets":{"bucket":"not base64!"}}')
  expect((await open(keyring())).all()).toEqual({})
})
