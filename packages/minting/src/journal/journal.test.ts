import { sha256, toHex } from '@chiaroscuro/domain/bytes'
import { asHex32 } from '@chiaroscuro/domain/id'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foldJournal } from './fold.js'
import { readJournal, writeRecord } from './frame.js'
import type { JournalRecord } from './record.js'

const idOf = (text: string) => asHex32(toHex(sha256(new TextEncoder().encode(text))))
const built = (batch: number, attempt: number): JournalRecord => ({
  ...{
    kind: 'built',
    batch,
    attempt,
    didCoinId: idOf('did'),
    launcherIds: [idOf('l')],
    firstCoinIds: [idOf('f')],
  },
  ...{ fee: '5', bundleId: idOf('bundle'), bundle: '00ff' },
})
const RECORDS: JournalRecord[] = [
  { kind: 'began', planHash: idOf('plan') },
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
    expect(state.planHash).toBe(idOf('plan'))
    expect(state.batches.get(0)).toMatchObject({
      attempts: [{ sentAt: 7 }, { sentAt: undefined }],
      included: { attempt: 0, height: 12 },
      isSettled: true,
    })
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
