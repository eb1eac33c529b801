import { concatBytes, sha256, toHex } from '@chiaroscuro/domain/bytes'
import { MintingError } from '../minting-error.js'
import { type JournalRecord, journalRecord } from './record.js'

const CHECK_LENGTH = 16
const NEW_LINE = 0x0a
const encoder = new TextEncoder()
const decoder = new TextDecoder()

/** A record as a line: the beginning of its SHA-256, its length, JSON. */
export function writeRecord(record: JournalRecord): Uint8Array {
  return writeLine(record)
}

/** Any JSON value as such a line. */
export function writeLine(value: unknown): Uint8Array {
  const text = encoder.encode(JSON.stringify(value))
  return concatBytes(encoder.encode(headOf(text)), text, Uint8Array.of(NEW_LINE))
}

/** What a journal holds, and how many of its bytes that is: what is behind was torn by a crash, and is to be cut off. */
export interface JournalRead<T = JournalRecord> {
  readonly records: readonly T[]
  readonly length: number
}

/** What a line's JSON is, if it is what it has to be. */
type Parse<T> = (json: unknown) => T | undefined

/**
 * Reads a journal. A fault in its last line is a write that a crash cut short: nothing was done after it. Throws
 * `MintingError` `damaged-journal` for a fault anywhere else.
 */
export function readJournal(bytes: Uint8Array): JournalRead {
  return readLines(bytes, (json) => journalRecord.safeParse(json).data)
}

/** The same of a journal with records of another kind. */
export function readLines<T>(bytes: Uint8Array, parse: Parse<T>): JournalRead<T> {
  const records: T[] = []
  let at = 0
  while (at < bytes.length) {
    const end = bytes.indexOf(NEW_LINE, at)
    const line = bytes.subarray(at, end < 0 ? bytes.length : end)
    const record = end < 0 ? undefined : readLine(line, parse)
    if (!record) {
      const isLast = end < 0 || end + 1 === bytes.length
      // Longer than it was to be: two lines without what parted them.
      if (!isLast || line.length > lengthMeant(line))
        throw new MintingError('damaged-journal', `Record ${records.length + 1} of the journal is damaged`)
      break
    }
    records.push(record)
    at = end + 1
  }
  return { records, length: at }
}

const HEAD = /^[0-9a-f]{16} (\d{1,9}) /

function lengthMeant(line: Uint8Array): number {
  const [head, length] = HEAD.exec(decoder.decode(line.subarray(0, 32))) ?? []
  return head === undefined ? Number.POSITIVE_INFINITY : head.length + Number(length)
}

function readLine<T>(line: Uint8Array, parse: Parse<T>): T | undefined {
  const [head] = HEAD.exec(decoder.decode(line.subarray(0, 32))) ?? []
  const text = line.subarray(head?.length ?? 0)
  if (head !== headOf(text)) return undefined
  try {
    return parse(JSON.parse(decoder.decode(text)))
  } catch {
    return undefined
  }
}

function headOf(text: Uint8Array): string {
  return `${toHex(sha256(text)).slice(0, CHECK_LENGTH)} ${text.length} `
}
