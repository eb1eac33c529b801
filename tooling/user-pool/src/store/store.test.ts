import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Grant } from './grant.js'
import { Store } from './store.js'
import { toSub } from './user.js'

describe('the store', () => {
  let folder = ''
  const file = () => join(folder, 'accounts.journal')
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'store-'))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  const grant = (id: string, expires: number): Grant => ({
    id,
    sub: toSub('someone'),
    clientId: 'client',
    scope: 'scope',
    address: '::1',
    authTime: 0,
    expires,
    secrets: [],
  })

  it('finds again what was written together, and forgets what has run out', async () => {
    const before = await Store.open(folder, 0)
    await before.write(before.grants.put(grant('short', 10)), before.grants.put(grant('long', 1000)))
    await before.writeNothing()
    await before.close()
    expect(
      (await readFile(file(), 'utf8')).split('\n').filter((line) => line.includes('short')),
    ).toHaveLength(1)
    const after = await Store.open(folder, 10)
    expect([...after.grants.values()]).toEqual([grant('long', 1000)])
    await after.close()
  })

  it.each([
    ['no JSON', '{'],
    ['a table nobody knows', '[["things","a",{}]]'],
    ['a record of another shape', '[["grant","a",{"id":1}]]'],
  ])('opens no journal with %s in it, and says where', async (_, line) => {
    await writeFile(file(), `[]\n${line}\n`)
    await expect(Store.open(folder, 0)).rejects.toThrow('line 2 ')
    expect(await readFile(file(), 'utf8')).toBe(`[]\n${line}\n`)
  })
})
