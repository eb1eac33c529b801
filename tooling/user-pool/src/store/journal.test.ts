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

  it('loses nothing while it starts anew under way', async () => {
    const step = fc.tuple(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 0, max: 999 }))
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 120 }), async (steps) => {
        const file = nextFile()
        const state = new Map<number, number>()
        const snapshot = () => [...state].map((entry) => JSON.stringify(entry))
        const journal = await openJournal(file, () => {}, snapshot, 40)
        const appended: Promise<void>[] = []
        for (const [index, [key, value]] of steps.entries()) {
          state.set(key, value)
          appended.push(journal.append(JSON.stringify([key, value])))
          if (index % 7 === 0) await appended.at(-1)
        }
        await Promise.all(appended)
        await journal.close()
        const restored = new Map<number, number>()
        const again = await openJournal(
          file,
          (line) => {
            const [key, value] = JSON.parse(line)
            restored.set(key, value)
          },
          () => [],
        )
        await again.close()
        expect(restored).toEqual(state)
      }),
      { numRuns: 25 },
    )
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
