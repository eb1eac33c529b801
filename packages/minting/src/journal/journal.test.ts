import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { hashOf } from '../hash-of.test-support.js'
import { EMPTY, foldJournal } from './fold.js'
import { readJournal, writeRecord } from './frame.js'
import type { JournalRecord } from './record.js'

const built = (batch: number, attempt: number): JournalRecord => ({
  ...{
    kind: 'built',
    batch,
    attempt,
    didCoinId: hashOf('did'),
    launcherIds: [hashOf('l')],
    firstCoinIds: [hashOf('f')],
  },
  ...{ fee: '5', bundleId: hashOf('bundle'), bundle: '00ff' },
})
const RECORDS: JournalRecord[] = [
  { kind: 'began', planHash: hashOf('plan') },
  built(0, 0),
  { kind: 'sent', batch: 0, attempt: 0, height: 7 },
  built(0, 1),
  { kind: 'included', batch: 0, attempt: 1, height: 9 },
  { kind: 'undone', batch: 0, attempt: 1 },
  { kind: 'settled', batch: 0, attempt: 0, height: 12 },
]
const BYTES = Uint8Array.from(RECORDS.flatMap((record) => [...writeRecord(record)]))

describe('a journal', () => {
  it('comes to what its records say', () => {
    expect(readJournal(BYTES)).toEqual({ records: RECORDS, length: BYTES.length })
    const state = foldJournal(RECORDS)
    expect(state.planHash).toBe(hashOf('plan'))
    expect(state.batches.get(0)).toMatchObject({
      // What a reorg took back waits for a block anew.
      attempts: [{ sentAt: undefined }, { sentAt: undefined }],
      included: { attempt: 0, height: 12 },
      isSettled: true,
    })
  })

  it('comes to the same all at once as record by record, and what it came to before stays so', () => {
    let state = EMPTY
    const states = RECORDS.map((record) => {
      state = foldJournal([record], state)
      return state
    })
    expect(states.map(({ batches }) => batches.get(0)?.attempts.length)).toEqual([
      undefined,
      1,
      1,
      2,
      2,
      2,
      2,
    ])
    expect(foldJournal(RECORDS)).toEqual(state)
    expect(foldJournal([])).toEqual(EMPTY)
  })

  it('of four thousand batches is not gone through again for each of them', () => {
    const records = Array.from({ length: 4000 }, (_, batch): JournalRecord[] => [
      built(batch, 0),
      { kind: 'sent', batch, attempt: 0, height: batch },
      { kind: 'included', batch, attempt: 0, height: batch + 1 },
      { kind: 'settled', batch, attempt: 0, height: batch + 1 },
    ]).flat()
    // A map that is made of another one is set entry by entry.
    const sets = vi.spyOn(Map.prototype, 'set')
    const { batches } = foldJournal([{ kind: 'began', planHash: hashOf('plan') }, ...records])
    const count = sets.mock.calls.length
    sets.mockRestore()
    expect(count).toBeLessThan(2 * records.length)
    expect(batches.size).toBe(4000)
    expect([...batches.values()].every(({ isSettled }) => isSettled)).toBe(true)
  })

  it('torn anywhere, holds the records before, and says where to cut', () => {
    for (let length = 0; length <= BYTES.length; length++) {
      const { records, length: whole } = readJournal(BYTES.subarray(0, length))
      expect(records).toEqual(RECORDS.slice(0, records.length))
      expect(readJournal(BYTES.subarray(0, whole)).records).toEqual(records)
      expect(length - whole).toBeLessThan(writeRecord(RECORDS[records.length] ?? built(0, 0)).length)
    }
  })

  it('with any byte changed before its last line, is damaged and never read as something else', () => {
    const lastLine = BYTES.lastIndexOf(0x0a, BYTES.length - 2) + 1
    fc.assert(
      fc.property(fc.nat(lastLine - 1), fc.integer({ min: 1, max: 255 }), (at, change) => {
        const bytes = BYTES.slice()
        bytes[at] = (bytes[at] ?? 0) ^ change
        expect(() => readJournal(bytes)).toThrow(expect.objectContaining({ code: 'damaged-journal' }))
      }),
      { numRuns: 500 },
    )
  })

  it('that contradicts itself is refused', () => {
    const [began, first] = RECORDS
    if (!began || !first) throw new Error('records')
    for (const records of [
      [first],
      [began, began],
      [began, built(0, 1)],
      [began, { kind: 'sent', batch: 0, attempt: 0, height: 1 } as const],
    ])
      expect(() => foldJournal(records)).toThrow(expect.objectContaining({ code: 'impossible-journal' }))
  })
})
