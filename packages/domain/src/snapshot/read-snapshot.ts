import { sha256 } from '../bytes.js'
import { isSignedBy } from './sign-snapshot.js'
import { isRecord, isSnapshotHead, type SnapshotFormat, type SnapshotHead } from './snapshot-head.js'

/** What a file says, and by whose key; or why it is worth nothing. */
export type SnapshotReading =
  | {
      readonly ok: true
      readonly format: SnapshotFormat
      readonly head: SnapshotHead
      readonly publicKey: string
    }
  | { readonly ok: false; readonly fault: SnapshotFault }

/** `altered`: it was signed, and is no longer what was. */
export type SnapshotFault = 'not-a-snapshot' | 'unsigned' | 'altered'

const LF = 0x0a
/** A line of the signature is never longer. */
const LAST_LINE = 400

/** Reads a file of any form. Its last line is the signature of everything before it. Never throws. */
export function readSnapshot(file: Uint8Array): SnapshotReading {
  const end = file.at(-1) === LF ? file.length - 1 : file.length
  const begin = file.lastIndexOf(LF, end - 1) + 1
  const signature = end - begin <= LAST_LINE ? signatureIn(text(file.subarray(begin, end))) : undefined
  const content = signature ? file.subarray(0, begin) : file
  const { format, head } = headOf(content) ?? {}
  if (!format || !head) return { ok: false, fault: 'not-a-snapshot' }
  if (signature?.format !== format) return { ok: false, fault: 'unsigned' }
  if (!isSignedBy(signature.key, signature.proof, sha256(content))) return { ok: false, fault: 'altered' }
  return { ok: true, format, head, publicKey: signature.key }
}

function text(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes)
}

const HEX = '([0-9a-f]{128}),([0-9a-f]{64})'
const SIGNATURES: readonly (readonly [SnapshotFormat, RegExp])[] = [
  ['csv', new RegExp(`^#signature,${HEX},*\\r?$`)],
  ['json', /^"signature":\{"ed25519":"([0-9a-f]{128})","key":"([0-9a-f]{64})"\}\}$/],
  ['ndjson', /^\{"signature":\{"ed25519":"([0-9a-f]{128})","key":"([0-9a-f]{64})"\}\}$/],
]

function signatureIn(line: string): { format: SnapshotFormat; proof: string; key: string } | undefined {
  for (const [format, pattern] of SIGNATURES) {
    const [, proof, key] = pattern.exec(line) ?? []
    if (proof !== undefined && key !== undefined) return { format, proof, key }
  }
  return undefined
}

/** JSON begins with it; in CSV it stands below the rows, so that the first line names the columns. */
function headOf(content: Uint8Array): { format: SnapshotFormat; head: SnapshotHead } | undefined {
  const first = content.subarray(0, Math.max(0, content.indexOf(LF)))
  const opening = text(first)
  if (opening.startsWith('{"snapshot":')) {
    const isLine = opening.endsWith('}}')
    const head = parsed(isLine ? opening : `${opening.replace(/,$/, '')}}`)
    return head && { format: isLine ? 'ndjson' : 'json', head }
  }
  const end = content.length - 1
  const last = text(content.subarray(content.lastIndexOf(LF, end - 1) + 1, end))
  const [, cell] = /^#snapshot,"((?:[^"]|"")*)",*\r?$/.exec(last) ?? []
  const head = cell === undefined ? undefined : parsed(`{"snapshot":${cell.replaceAll('""', '"')}}`)
  return head && { format: 'csv', head }
}

function parsed(line: string): SnapshotHead | undefined {
  try {
    const value: unknown = JSON.parse(line)
    return isRecord(value) && isSnapshotHead(value.snapshot) ? value.snapshot : undefined
  } catch {
    return undefined
  }
}
