import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, it } from 'vitest'
import { drawPicture } from './draw-picture.js'
import { IMAGE_SIZES } from './image-message.js'

const folder = mkdtempSync(join(tmpdir(), 'draw-picture-'))
afterAll(() => rmSync(folder, { recursive: true }))

const SIDE = 1024

/** A picture whose points differ by about `sigma`. */
async function drawn(sigma: number) {
  const path = join(folder, `${sigma}.png`)
  const noise = { type: 'gaussian', mean: 128, sigma } as const
  await sharp({ create: { width: SIDE, height: SIDE, channels: 3, background: '#808080', noise } }).toFile(
    path,
  )
  const answer = await drawPicture({ kind: 'thumbnails', path, isVector: false })
  if (!answer.ok) throw new Error(answer.message)
  const plainly = (size: number) => sharp(path).resize(size).webp({ quality: 82, effort: 2 }).toBuffer()
  return Promise.all(
    IMAGE_SIZES.map(async (size, i) => ({
      size,
      width: (await sharp(answer.pictures[i]).metadata()).width,
      ratio: (answer.pictures[i]?.length ?? 0) / (await plainly(size)).length,
    })),
  )
}

it('leaves a little out of small pictures that are full of detail, and of no others', async () => {
  for (const { size, width, ratio } of await drawn(0.1)) {
    expect(width).toBe(size)
    expect(ratio).toBeGreaterThan(0.9)
  }
  for (const { size, width, ratio } of await drawn(40)) {
    expect(width).toBe(size)
    if (size <= 512) expect(ratio, String(size)).toBeLessThan(0.85)
    else expect(ratio, String(size)).toBeGreaterThan(0.9)
  }
})
