import {
  appendFileSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DevnetError } from '../error.js'
import { openFileLog } from './block-log.js'

describe('the block log', () => {
  let dir: string
  let path: string
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'block-log-'))
    path = join(dir, 'blocks.log')
  })
  afterEach(() => rmSync(dir, { recursive: true }))

  function write(...texts: string[]) {
    const { log } = openFileLog(path)
    for (const text of texts) log.append(Buffer.from(text))
    log.close()
  }
  function read() {
    const { log, entries, repaired } = openFileLog(path)
    const texts = entries.map(({ ref, payload }) => {
      expect(log.read(ref)).toEqual(payload)
      return payload.toString()
    })
    log.close()
    return { texts, repaired }
  }

  it('reads back what it wrote, in order, and goes on after it', () => {
    write('one', 'two')
    write('three')
    expect(read()).toEqual({ texts: ['one', 'two', 'three'], repaired: 0 })
  })

  it('cuts off an unfinished entry wherever the write was killed, and keeps the rest', () => {
    write('one', 'a longer second entry')
    const whole = readFileSync(path)
    const first = 12 + 'one'.length
    for (let size = first + 1; size < whole.length; size++) {
      writeFileSync(path, whole)
      truncateSync(path, size)
      expect(read()).toEqual({ texts: ['one'], repaired: size - first })
      expect(statSync(path).size).toBe(first)
    }
    write('again')
    expect(read().texts).toEqual(['one', 'again'])
  })

  it('cuts off zeros that a power loss left behind the last entry', () => {
    write('one')
    appendFileSync(path, Buffer.alloc(4096))
    expect(read()).toEqual({ texts: ['one'], repaired: 4096 })
  })

  it('refuses a log damaged in its middle instead of hiding the blocks behind it', () => {
    write('one', 'two', 'three')
    const bytes = readFileSync(path)
    bytes.writeUInt8(bytes.readUInt8(13) ^ 1, 13)
    writeFileSync(path, bytes)
    expect(() => read()).toThrow(DevnetError)
  })
})
