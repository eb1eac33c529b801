import { closeSync, fstatSync, fsyncSync, ftruncateSync, openSync, readSync, writeSync } from 'node:fs'
import { sha256 } from '../coin.js'
import { DevnetError } from '../error.js'

/** Where an entry lies in the log. */
export interface EntryRef {
  readonly offset: number
  readonly length: number
}

/** An append-only list of byte entries. `append` returns only when the entry would survive a crash. */
export interface BlockLog {
  append(payload: Buffer): EntryRef
  read(ref: EntryRef): Buffer
  close(): void
}

/** A log and the entries found in it at start. */
export interface OpenedLog {
  readonly log: BlockLog
  readonly entries: readonly { ref: EntryRef; payload: Buffer }[]
  /** Bytes of an unfinished last entry that were cut off. */
  readonly repaired: number
}

const checksumLength = 8
const headerLength = 4 + checksumLength

function checksum(payload: Buffer): Buffer {
  return sha256(payload).subarray(0, checksumLength)
}

function readAt(fd: number, offset: number, length: number): Buffer {
  const buffer = Buffer.alloc(length)
  let done = 0
  while (done < length) {
    const read = readSync(fd, buffer, done, length - done, offset + done)
    if (read === 0) throw new DevnetError('corrupt-log', `the block log ends inside an entry at ${offset}`)
    done += read
  }
  return buffer
}

function scan(file: Buffer): { entries: { ref: EntryRef; payload: Buffer }[]; end: number } {
  const entries: { ref: EntryRef; payload: Buffer }[] = []
  let offset = 0
  while (offset + headerLength <= file.length) {
    const length = file.readUInt32BE(offset)
    const start = offset + headerLength
    const payload = file.subarray(start, start + length)
    const whole = length > 0 && payload.length === length
    if (!whole || !checksum(payload).equals(file.subarray(offset + 4, start))) {
      // A crash can only hurt the end; damage with more entries behind it is the disk's and is not ours to hide.
      const isTail = !whole || start + length === file.length
      if (!isTail && file.subarray(offset).some((byte) => byte !== 0))
        throw new DevnetError(
          'corrupt-log',
          `the block log is damaged at byte ${offset}; start over to repair it`,
        )
      break
    }
    entries.push({ ref: { offset: start, length }, payload })
    offset = start + length
  }
  return { entries, end: offset }
}

/** Opens (or creates) the log file, cutting off an entry that a crash left unfinished. */
export function openFileLog(path: string): OpenedLog {
  const fd = openSync(path, 'a+')
  const size = fstatSync(fd).size
  let entries: { ref: EntryRef; payload: Buffer }[]
  let end: number
  try {
    ;({ entries, end } = scan(readAt(fd, 0, size)))
  } catch (error) {
    closeSync(fd)
    throw error
  }
  if (end < size) {
    ftruncateSync(fd, end)
    fsyncSync(fd)
  }
  const log: BlockLog = {
    append(payload) {
      const header = Buffer.alloc(4)
      header.writeUInt32BE(payload.length)
      const bytes = Buffer.concat([header, checksum(payload), payload])
      let done = 0
      while (done < bytes.length) done += writeSync(fd, bytes, done)
      fsyncSync(fd)
      const ref = { offset: end + headerLength, length: payload.length }
      end += bytes.length
      return ref
    },
    read: (ref) => readAt(fd, ref.offset, ref.length),
    close: () => closeSync(fd),
  }
  return { log, entries, repaired: size - end }
}

/** A log without a file, for tests and throw-away worlds. */
export function openMemoryLog(): OpenedLog {
  const payloads: Buffer[] = []
  const log: BlockLog = {
    append(payload) {
      payloads.push(payload)
      return { offset: payloads.length - 1, length: payload.length }
    },
    read(ref) {
      const payload = payloads[ref.offset]
      if (!payload) throw new DevnetError('corrupt-log', `no entry ${ref.offset}`)
      return payload
    },
    close() {},
  }
  return { log, entries: [], repaired: 0 }
}
