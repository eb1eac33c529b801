import type { Hex32 } from '@chiaroscuro/domain/id'
import { z } from 'zod'
import type { JournalFile } from '../engine/port.js'
import { hex32 } from '../hex32-schema.js'
import { readLines, writeLine } from '../journal/frame.js'

/** As long as a plan allows; a gateway before it makes it longer. */
const uris = z.array(z.string().min(1).max(2000)).max(10)
const text = z.string().min(1).max(4000)
const record = z.discriminatedUnion('kind', [
  /** A service took a content, and these are its addresses. */
  z.strictObject({ kind: z.literal('put'), hash: hex32, uploader: text, uris }),
  /** Every byte of it was fetched back from there. */
  z.strictObject({ kind: z.literal('seen'), hash: hex32, url: text }),
])

/** Whether addresses can be written down, and stand in a plan. */
export function areAddresses(found: readonly string[]): boolean {
  return uris.safeParse(found).success
}

export type UploadRecord = z.output<typeof record>

/** What was uploaded and seen, by content; it goes on where it was left. */
export interface UploadJournal {
  /** Addresses at an uploader; nothing where it never took the content. */
  put(hash: Hex32, uploader: string): readonly string[] | undefined
  wasSeen(hash: Hex32, url: string): boolean
  /** Resolves once the record would survive a loss of power. */
  write(one: UploadRecord): Promise<void>
}

/** Opens a journal of uploads. Rejects with `MintingError` `damaged-journal`. */
export async function openUploadJournal(file: JournalFile): Promise<UploadJournal> {
  const bytes = await file.read()
  const { records, length } = readLines(bytes, (json) => record.safeParse(json).data)
  if (length < bytes.length) await file.cut(length)
  const puts = new Map<string, readonly string[]>()
  const seen = new Set<string>()
  const take = (one: UploadRecord) => {
    if (one.kind === 'put') puts.set(`${one.hash} ${one.uploader}`, one.uris)
    else seen.add(`${one.hash} ${one.url}`)
  }
  records.forEach(take)
  let last: Promise<void> = Promise.resolve()
  return {
    put: (hash, uploader) => puts.get(`${hash} ${uploader}`),
    wasSeen: (hash, url) => seen.has(`${hash} ${url}`),
    write(one) {
      // One after the other, whoever writes: lines that mix are no lines.
      const written = last.then(() => file.append(writeLine(one))).then(() => take(one))
      last = written.catch(() => {})
      return written
    },
  }
}
