import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ImageAnswer } from '../src/media/image-message.js'
import { type ImagePool, imagePool } from '../src/media/image-pool.js'
import { type Bomb, makeBombs } from './bombs.js'
import { openScratch, type Scratch } from './product/scratch.js'

const CAP_KIB = 512 * 1024
const TIMEOUT_MS = 6000
const SAMPLE_MS = 10

interface Drawing {
  readonly name: string
  readonly answer: ImageAnswer
  readonly ms: number
  readonly peakKib: number
}

/** The most memory a process ever held, while there is a system that tells. */
function peakOf(pid: number | undefined): number {
  try {
    return Number(/^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0)
  } catch {
    return 0
  }
}

describe('pictures that are bombs', () => {
  let scratch: Scratch
  let pool: ImagePool
  const drawings: Drawing[] = []

  beforeAll(async () => {
    scratch = await openScratch()
    pool = imagePool(scratch.imageChild, TIMEOUT_MS)
    for (const [i, bomb] of (await makeBombs()).entries()) drawings.push(await draw(bomb, i))
  }, 600_000)
  afterAll(() => {
    pool.close()
    scratch.remove()
  })

  async function draw({ name, bytes, isVector = false }: Bomb, i: number): Promise<Drawing> {
    const path = join(scratch.folder, `bomb-${i}`)
    writeFileSync(path, bytes)
    let peakKib = 0
    const sample = setInterval(() => {
      peakKib = Math.max(peakKib, peakOf(pool.pid()))
    }, SAMPLE_MS)
    const start = performance.now()
    const answer = await pool.draw({ kind: 'thumbnails', path, isVector })
    clearInterval(sample)
    return {
      name,
      answer,
      ms: performance.now() - start,
      peakKib: Math.max(peakKib, peakOf(pool.pid())),
    }
  }

  it('are at least fifty, each answered within the time', () => {
    if (process.env.SHOW_BOMBS)
      for (const { name, answer, ms, peakKib } of drawings)
        console.log(
          name,
          Math.round(ms),
          'ms',
          Math.round(peakKib / 1024),
          'MiB',
          answer.ok ? 'drawn' : `${answer.code}: ${answer.message}`,
        )
    expect(drawings.length).toBeGreaterThanOrEqual(50)
    expect(drawings.filter(({ ms }) => ms > TIMEOUT_MS + 3000).map(({ name }) => name)).toEqual([])
  })

  it('tell nothing of this machine', () => {
    expect(drawings.filter(({ answer }) => !answer.ok && answer.message.includes(scratch.folder))).toEqual([])
  })

  it.skipIf(!existsSync('/proc/self/status'))('keep the process under 512 MB', () => {
    expect(Math.max(...drawings.map(({ peakKib }) => peakKib))).toBeGreaterThan(0)
    expect(drawings.filter(({ peakKib }) => peakKib >= CAP_KIB)).toEqual([])
  })

  it('are not drawn when they are over fifty million pixels, or no picture of the web', () => {
    const refused = drawings.filter(({ name }) =>
      /largest|60000|one pixel high|larger than it|65500|wide$|pixmap|pdf|nothing|page|says it is none|gzipped/.test(
        name,
      ),
    )
    // A drawing is as large as we make it; some decoders take the frame, not the canvas, for the picture.
    const small = ({ answer }: Drawing) => answer.ok && answer.width * answer.height <= 50_000_000
    expect(refused.length).toBeGreaterThan(12)
    expect(refused.filter(({ answer }) => answer.ok).map(({ name }) => name)).toEqual(['svg a billion wide'])
    expect(drawings.filter((one) => one.answer.ok && !small(one))).toEqual([])
  })

  it('leave the pool drawing', async () => {
    const path = join(scratch.folder, 'good')
    writeFileSync(
      path,
      await sharp({ create: { width: 800, height: 400, channels: 3, background: '#3366cc' } })
        .png()
        .toBuffer(),
    )
    const answer = await pool.draw({ kind: 'thumbnails', path, isVector: false })
    expect(answer).toMatchObject({ ok: true, width: 800, height: 400 })
    const sizes = answer.ok ? await Promise.all(answer.pictures.map((one) => sharp(one).metadata())) : []
    expect(sizes.map(({ width, format }) => [width, format])).toEqual([
      [200, 'webp'],
      [360, 'webp'],
      [512, 'webp'],
      [800, 'webp'],
    ])
  })
})
