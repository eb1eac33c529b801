import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { asHex32, collectionIdOf, type DidId } from '@chiaroscuro/domain/id'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { linkTarget } from '../ipc/link.js'
import { engineCalls } from './calls.js'
import type { Studio } from './studio.js'
import { openTestStudio } from './test-studio.test-support.js'

const did = asHex32('d1'.repeat(32)) as DidId
const COLLECTION = 'a-collection'
let folder: string
let studio: Studio
let serial = 0
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'chiaroscuro-link-'))
  studio = await openTestStudio(folder, { randomBytes: (count) => new Uint8Array(count).fill(++serial) })
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function begin(didId: DidId | undefined) {
  const pictures = join(folder, `drop-${serial}`)
  mkdirSync(pictures)
  writeFileSync(join(pictures, 'metadata.csv'), 'file,name\n1.png,One\n')
  const project = await studio.project(await studio.importFrom(pictures))
  project.change({
    ...project.drop,
    didId,
    collection: { ...project.drop.collection, id: COLLECTION },
  })
  await studio.save(project)
  return project
}

it('finds the project of a link by its id or its collection’s, and none where there is none', async () => {
  const { findProject } = engineCalls(studio)
  const wanted = collectionIdOf(did, COLLECTION)
  const unowned = await begin(undefined)
  expect(await findProject({ kind: 'collection', id: wanted })).toEqual({})
  const draft = await begin(did)
  expect(await findProject({ kind: 'collection', id: wanted })).toEqual({ id: draft.id })
  const minted = await begin(did)
  minted.approved = {} as never
  expect(await findProject({ kind: 'collection', id: wanted })).toEqual({ id: minted.id })
  expect(await findProject({ kind: 'project', id: unowned.id })).toEqual({ id: unowned.id })
  expect(await findProject({ kind: 'project', id: 'nobodys0' })).toEqual({})
  expect(await findProject({ kind: 'project', id: '../../etc' })).toEqual({})
  expect(linkTarget.safeParse({ kind: 'project', id: minted.id }).success).toBe(true)
})
