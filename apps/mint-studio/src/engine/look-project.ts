import { lookAlikes } from '@chiaroscuro/minting/check'
import { readInside } from './import-folder.js'
import { lookOf } from './picture-look.js'
import type { Project } from './project.js'
import type { Studio } from './studio.js'

/** Looked at beside each other: while one is read another is drawn. */
const AT_ONCE = 2
/** How many are looked at before what is known is written down. */
const SAVED_EVERY = 500

/**
 * Looks at every picture of a project that was not looked at before, and finds those that look alike. What is done is kept, so that it
 * goes on where it was left; a picture that cannot be read is compared with none.
 */
export async function lookAtPictures(studio: Studio, project: Project, tell: () => void): Promise<void> {
  const { id, facts } = project
  const { store } = studio.parts
  const looks = new Map(project.looks)
  const missing = project.unseenPictures()
  const next = missing.entries()
  let done = 0
  const show = () => {
    studio.setWork(id, { ...studio.work(id), looking: { done, count: missing.length } })
    tell()
  }
  async function work(): Promise<void> {
    for (const [, { path, hash }] of next) {
      const bytes = await readInside(facts.folder, path).catch(() => undefined)
      looks.set(hash, (bytes && (await lookOf(bytes))) ?? new Uint8Array())
      done++
      show()
      if (done % SAVED_EVERY === 0) await store.saveLooks(id, looks)
    }
  }
  show()
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, work))
    await store.saveLooks(id, looks)
    project.looks = looks
    project.looksLike = lookAlikes(project.facts.files.flatMap(({ hash }) => entryOf(looks, hash)))
  } finally {
    studio.setWork(id, { ...studio.work(id), looking: undefined })
  }
}

function entryOf<K, V>(map: ReadonlyMap<K, V>, key: K): [K, V][] {
  const value = map.get(key)
  return value === undefined ? [] : [[key, value]]
}
