import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openStore } from './store.js'

const seedOf = (fill: number) => () => Buffer.alloc(32, fill)
const connection = { tokenHash: 'ab', origin: 'http://localhost:4800', account: 1, since: 5 }

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dev-wallet-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

describe('what a wallet keeps', () => {
  it('is there again after a restart: the seed first drawn, and who may ask', () => {
    const inside = join(folder, 'a', 'wallet')
    const store = openStore(inside, seedOf(1))
    store.save({ connections: [connection] })
    expect(openStore(inside, seedOf(2)).state).toEqual({ seed: '01'.repeat(32), connections: [connection] })
    expect(readdirSync(inside)).toEqual(['wallet.json'])
  })

  it('is readable by its owner alone, also where it was not', () => {
    openStore(folder, seedOf(1))
    const path = join(folder, 'wallet.json')
    expect(statSync(path).mode & 0o777).toBe(0o600)
    chmodSync(path, 0o644)
    openStore(folder, seedOf(2))
    expect(statSync(path).mode & 0o777).toBe(0o600)
    const inside = join(folder, 'own')
    openStore(inside, seedOf(3))
    expect(statSync(inside).mode & 0o777).toBe(0o700)
  })

  const seed = 'c0ffee'.repeat(10)
  it.each([
    ['', 'nothing'],
    ['{"seed":"', 'half a file'],
    [`{"seed":"${seed}0000","connections":[]}x`, 'more than a file'],
    ['null', 'null'],
    [`{"seed":"${seed}","connections":[]}`, 'a short seed'],
    [`{"seed":"${seed}0000"}`, 'a part'],
    [`{"seed":"${seed}0000","connections":[{"origin":5}]}`, 'connections that are none'],
  ])('is neither used nor replaced where it is broken: %s', (text) => {
    const path = join(folder, 'wallet.json')
    writeFileSync(path, text)
    let told = ''
    try {
      openStore(folder, seedOf(1))
    } catch (error) {
      told = error instanceof Error ? `${error.stack}` : ''
    }
    expect(told).toContain('wallet.json is no wallet')
    expect(told.replaceAll(folder, '')).not.toMatch(/c0f|fee/)
    expect(readFileSync(path, 'utf8')).toBe(text)
  })

  it('is not replaced where it cannot be read', () => {
    mkdirSync(join(folder, 'wallet.json'))
    expect(() => openStore(folder, seedOf(1))).toThrow('EISDIR')
  })

  it('lives in memory where there is no folder', () => {
    const store = openStore(undefined, seedOf(4))
    store.save({ connections: [connection] })
    expect(store.state).toEqual({ seed: '04'.repeat(32), connections: [connection] })
  })
})
