import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { thumbnails } from './thumbnail.js'

let folder: string
let large: Uint8Array
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'chiaroscuro-thumbs-'))
  const plain = { width: 1200, height: 600, channels: 3, background: '#a33' } as const
  large = new Uint8Array(await sharp({ create: plain }).png().toBuffer())
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('a small picture', () => {
  it('has the shape of the large one, is drawn once, and is there again', async () => {
    let reads = 0
    const read = async () => {
      reads++
      return large
    }
    const drawer = thumbnails(join(folder, 'one'))
    const [first, second] = await Promise.all([drawer.of('a', read), drawer.of('a', read)])
    const { width, height, format } = await sharp(first).metadata()
    expect([width, height, format]).toEqual([288, 144, 'webp'])
    expect(second).toEqual(first)
    expect(await thumbnails(join(folder, 'one')).of('a', read)).toEqual(first)
    expect(reads).toBe(1)
  })

  it('is none of what is no picture, and a bad one holds up no other', async () => {
    const drawer = thumbnails(join(folder, 'two'))
    const bad = Array.from({ length: 5 }, (_, at) =>
      drawer.of(`bad${at}`, async () => new Uint8Array([1, 2, 3])),
    )
    const good = drawer.of('good', async () => large)
    expect((await Promise.allSettled(bad)).map(({ status }) => status)).toEqual(Array(5).fill('rejected'))
    expect((await good).length).toBeGreaterThan(50)
    expect(readdirSync(join(folder, 'two'))).toEqual(['good.webp'])
  })
})
