import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openJournal } from './journal.js'

describe('the journal', () => {
  let folder = ''
  let files = 0
  const nextFile = () => join(folder, `${files++}.journal`)
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'journal-'))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  async function readBack(file: string): Promise<string[]> {
    const lines: string[] = []
    const journal = await openJournal(
      file,
      (line) => lines.push(line),
      () => lines,
    )
    await journal.close()
    return lines
  }

  it('keeps lines in the order they were appended, however many wait', async () => {
    const file = nextFile()
    const journal = await openJournal(
      file,
      () => {},
      () => [],
    )
    const lines = Array.from({ length: 300 }, (_, index) => JSON.stringify({ index }))
    await Promise.all(lines.map((line) => journal.append(line)))
    await journal.close()
    expect(await readBack(file)).toEqual(lines)
  })

  it('cut anywhere, holds a beginning of whole lines', async () => {
    const lines = ['"one"', '"zwölf"', '"三"', '"four"']
    const whole = Buffer.from(lines.map((line) => `${line}\n`).join(''))
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: whole.length }), async (cut) => {
        const file = nextFile()
        await writeFile(file, whole.subarray(0, cut))
        const kept = await readBack(file)
        expect(kept).toEqual(lines.slice(0, kept.length))
        const size = Buffer.byteLength(kept.map((line) => `${line}\n`).join(''))
        expect(cut - size).toBeLessThan(Buffer.byteLength(`${lines[kept.length] ?? ''}\n`))
      }),
      { numRuns: 30 },
    )
  })

  it('starts anew with what lives', async () => {
    const file = nextFile()
    await writeFile(file, 'old\nolder\n')
    const journal = await openJournal(
      file,
      () => {},
      () => ['alive'],
    )
    await journal.append('next')
    await journal.close()
    expect(await readFile(file, 'utf8')).toBe('alive\nnext\n')
  })

  it('refuses what comes after it was closed', async () => {
    const journal = await openJournal(
      nextFile(),
      () => {},
      () => [],
    )
    await journal.close()
    await expect(journal.append('late')).rejects.toThrow('closed')
  })
})
