/** What a snapshot is of, when, and how much is in it: the same in every form of the file. */
export interface SnapshotHead {
  readonly version: 1
  /** The site that made it. */
  readonly site: string
  readonly network: string
  /** The block it is true as of. */
  readonly height: number
  readonly header_hash: string
  readonly timestamp: string | null
  /** Of everything the index holds up to that block. */
  readonly state_hash: string
  readonly of: SnapshotSubject
  /** How many holders follow, and how many items they hold. */
  readonly holders: number
  readonly nfts: number
}

/** Whose holders are listed: of these collections, of what these profiles made, and of these items; of them only those with the traits. */
export interface SnapshotSubject {
  readonly collections: readonly string[]
  readonly profiles: readonly string[]
  readonly nfts: readonly string[]
  readonly traits: readonly { readonly trait_type: string; readonly value: string }[]
}

export type SnapshotFormat = 'csv' | 'json' | 'ndjson'

const NUMBERS = ['height', 'holders', 'nfts'] as const
const TEXTS = ['site', 'network', 'header_hash', 'state_hash'] as const

/** Whether JSON from anywhere is a head, as far as anybody reads it. */
export function isSnapshotHead(value: unknown): value is SnapshotHead {
  if (!isRecord(value) || value.version !== 1 || !isSubject(value.of)) return false
  if (value.timestamp !== null && typeof value.timestamp !== 'string') return false
  return (
    NUMBERS.every((name) => Number.isSafeInteger(value[name])) &&
    TEXTS.every((name) => typeof value[name] === 'string')
  )
}

function isSubject(value: unknown): boolean {
  if (!isRecord(value) || !Array.isArray(value.traits)) return false
  const { collections, profiles, nfts, traits } = value
  const isTexts = (list: unknown) =>
    Array.isArray(list) && list.every((one: unknown) => typeof one === 'string')
  return (
    [collections, profiles, nfts].every(isTexts) &&
    traits.every(
      (one: unknown) => isRecord(one) && typeof one.trait_type === 'string' && typeof one.value === 'string',
    )
  )
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
