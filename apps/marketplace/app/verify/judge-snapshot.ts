import { readSnapshot, type SnapshotFault, type SnapshotHead } from '@chiaroscuro/domain/snapshot'

/** What is to be said of a file that somebody holds for a snapshot. */
export type SnapshotVerdict =
  | {
      readonly ok: true
      readonly head: SnapshotHead
      readonly publicKey: string
      /** Whether it is this site's own key; null where nobody can tell. */
      readonly isOurs: boolean | null
      /** Whether the index here has the same state hash at its height; null where it has no such block, or does not answer. */
      readonly isSameChain: boolean | null
    }
  | { readonly ok: false; readonly fault: SnapshotFault | 'too-large' }

export interface SnapshotKnowledge {
  readonly signer: string | null
  /** The state hash of a height; rejects where nobody knows. */
  readonly stateHashAt: (height: number) => Promise<string>
}

/** Judges a file by its signature, and by what the index here says of its block. */
export async function judgeSnapshot(
  file: Uint8Array,
  { signer, stateHashAt }: SnapshotKnowledge,
): Promise<SnapshotVerdict> {
  const reading = readSnapshot(file)
  if (!reading.ok) return reading
  const { head, publicKey } = reading
  const isSameChain = await stateHashAt(head.height).then(
    (hash) => hash === head.state_hash,
    () => null,
  )
  return { ok: true, head, publicKey, isOurs: signer === null ? null : publicKey === signer, isSameChain }
}
