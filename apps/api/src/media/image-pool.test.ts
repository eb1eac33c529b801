import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type ImagePool, imagePool } from './image-pool.js'

/** A decoder that answers, falls silent or dies as the file's name says. */
const DECODER = `
import { existsSync, writeFileSync } from 'node:fs'
process.on('message', ({ id, question: { path } }) => {
  if (path.startsWith('/') && !existsSync(path)) {
    writeFileSync(path, '')
    process.exit(3)
  }
  if (path === 'dies') process.exit(3)
  if (path !== 'silent') process.send({ id, answer: { ok: true, width: 1, height: 1, color: '#000000', pictures: [] } })
})
process.on('disconnect', () => process.exit(0))
process.send('ready')
`

const file = (path: string) => ({ kind: 'thumbnails', path, isVector: false }) as const

describe('imagePool', () => {
  let folder: string
  let pool: ImagePool
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'image-pool-'))
    const script = join(folder, 'decoder.mjs')
    writeFileSync(script, DECODER)
    pool = imagePool(script)
  })
  afterEach(() => {
    pool.close()
    rmSync(folder, { recursive: true })
  })

  it('takes a crash as an answer, and draws the next picture', async () => {
    expect(await pool.draw(file('dies'))).toMatchObject({
      ok: false,
      message: 'The decoder stopped at this picture',
    })
    expect(await pool.draw(file('fine'))).toMatchObject({ ok: true, width: 1 })
  })

  it('tries a picture again whose decoder was ended once', async () => {
    expect(await pool.draw(file(join(folder, 'met')))).toMatchObject({ ok: true })
  })

  it('lets go at once of all that waits when it is closed, without an answer', async () => {
    expect(await pool.draw(file('fine'))).toMatchObject({ ok: true })
    const waiting = [pool.draw(file('silent')), pool.draw(file('fine'))]
    const settled = Promise.allSettled(waiting)
    pool.close()
    expect((await settled).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    await expect(pool.draw(file('fine'))).rejects.toThrow()
  })
})
