import { readSnapshot } from '@chiaroscuro/domain/snapshot'

/** What a snapshot's file says and whose key signed it, or why it is worth nothing. */
export function inspectSnapshot(file: string, bytes: Uint8Array): { lines: object[]; failed: boolean } {
  const reading = readSnapshot(bytes)
  if (!reading.ok) return { lines: [{ file, ok: false, reason: reading.fault }], failed: true }
  const { format, head, publicKey } = reading
  const { version: _, ...said } = head
  return { lines: [{ file, ok: true, format, key: publicKey, ...said }], failed: false }
}
