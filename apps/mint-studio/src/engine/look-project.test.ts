import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { engineCalls } from './calls.js'
import { lookAtPictures } from './look-project.js'
import { openTestStudio } from './test-studio.test-support.js'

/** A drawing: a hill, a sun and a roof, each somewhere of its own. */
const drawing = (hill: number, sun: number, sky: string) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="640"><rect width="640" height="640" fill="${sky}"/>` +
        `<circle cx="${sun}" cy="140" r="80" fill="#fd3"/><path d="M0 ${hill} Q320 ${hill - 220} 640 ${hill} V640 H0z" fill="#375"/></svg>`,
    ),
  )

describe('pictures of a project', () => {
  let folder: string
  const at = (name: string) => join(folder, 'art', name)
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'chiaroscuro-looks-'))
    mkdirSync(join(folder, 'art'))
    await drawing(480, 160, '#9bd').png().toFile(at('1.png'))
    await drawing(480, 480, '#9bd').png().toFile(at('2.png'))
    await drawing(420, 160, '#e96').png().toFile(at('3.png'))
    await drawing(480, 160, '#9bd').jpeg({ quality: 55 }).toFile(at('4.jpg'))
    await drawing(480, 480, '#9bd').resize(300).webp({ quality: 60 }).toFile(at('5.webp'))
    await drawing(420, 160, '#e96')
      .extract({ left: 6, top: 6, width: 628, height: 628 })
      .png()
      .toFile(at('6.png'))
    await drawing(480, 160, '#9bd').grayscale().png().toFile(at('7.png'))
    writeFileSync(at('8.png'), Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(64)]))
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('are compared whatever they were saved as, and only copies are found', async () => {
    const studio = await openTestStudio(folder)
    const calls = engineCalls(studio)
    const id = await studio.importFrom(join(folder, 'art'))
    const project = await studio.project(id)
    const alike = async () => {
      const found = await calls.checkProject({ id })
      return found.find(({ rule }) => rule === 'looks-alike')?.spots
    }
    expect(await alike()).toBeUndefined()
    await lookAtPictures(studio, project, () => {})
    const spots = await alike()
    expect(spots?.map(({ facts }) => [facts.file, facts.first])).toEqual([
      ['4.jpg', '1'],
      ['5.webp', '2'],
      ['6.png', '3'],
    ])
    expect(spots?.[0]?.pictures).toEqual(
      project
        .rows(0, 4)
        .flatMap(({ picture }, row) => (row % 3 === 0 ? picture : []))
        .reverse(),
    )

    // What was looked at is not read again, however the studio ended.
    expect(existsSync(join(studio.parts.store.folderOf(id), 'looks.json'))).toBe(true)
    rmSync(join(folder, 'art'), { recursive: true })
    const again = await openTestStudio(folder)
    const reopened = await again.project(id)
    expect(reopened.unseenPictures()).toEqual([])
    await lookAtPictures(again, reopened, () => {})
    expect([...(reopened.looksLike ?? [])]).toEqual([...(project.looksLike ?? [])])
  })
})
