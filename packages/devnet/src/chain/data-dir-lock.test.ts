import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { lockDataDir } from './data-dir-lock.js'

describe('the lock of a data directory', () => {
  let dir: string
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'devnet-lock-'))
  })
  afterEach(() => rmSync(dir, { recursive: true }))

  it('is held by one at a time and leaves nothing behind', () => {
    const release = lockDataDir(dir)
    expect(() => lockDataDir(dir)).toThrow(`in use by process ${process.pid}`)
    release()
    expect(readdirSync(dir)).toEqual([])
    lockDataDir(dir)()
  })

  it.each([
    ['a dead process', '999999999 1\n'],
    ['a process whose pid another one has now', `${process.pid} 1\n`],
    ['nobody readable', 'what\n'],
  ])('is taken over from %s', (_name, content) => {
    writeFileSync(join(dir, 'lock'), content)
    const release = lockDataDir(dir)
    expect(() => lockDataDir(dir)).toThrow('in use')
    release()
    expect(readdirSync(dir)).toEqual([])
  })
})
