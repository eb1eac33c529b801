import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LockedError, takeLock } from './lock.js'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('takeLock', () => {
  it('lets one in, and the next after the first is gone', () => {
    const file = join(folder, 'lock')
    const release = takeLock(file)
    expect(() => takeLock(file)).toThrow(LockedError)
    release()
    takeLock(file)()
  })

  it('takes over from the dead, and from a pid that lives again as another process', () => {
    const file = join(folder, 'lock')
    writeFileSync(file, '4194304 123')
    takeLock(file)()
    writeFileSync(file, `${process.pid} 1`)
    takeLock(file)
    expect(readFileSync(file, 'utf8')).toMatch(new RegExp(`^${process.pid} \\d+$`))
  })

  it.skipIf(process.platform !== 'linux')(
    'takes over from one that has ended and was not reaped',
    async () => {
      const file = join(folder, 'lock')
      // The shell becomes a process that never asks after its child.
      const parent = spawn('sh', ['-c', 'sleep 0 & echo $!; exec sleep 30'])
      try {
        const [line] = await once(parent.stdout, 'data')
        const pid = Number(String(line).trim())
        const fields = () => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
        await vi.waitUntil(() => fields()[0] === 'Z', { timeout: 20_000 })
        writeFileSync(file, `${pid} ${fields()[19]}`)
        takeLock(file)
        expect(readFileSync(file, 'utf8')).toMatch(new RegExp(`^${process.pid} \\d+$`))
      } finally {
        parent.kill('SIGKILL')
      }
    },
  )
})
