import type { SnapshotInput } from '@chiaroscuro/contract/operation'
import { parseCollectionId, parseDid, parseNftId } from '@chiaroscuro/domain/id'

/** A question for holders, as it is typed. */
export interface AskedSnapshot {
  readonly collections: string
  readonly profiles: string
  readonly nfts: string
  readonly traits: string
  readonly at: string
  readonly format: string
}

export const ASKED_FIELDS = ['collections', 'profiles', 'nfts', 'traits', 'at', 'format'] as const

export type AskedField = (typeof ASKED_FIELDS)[number]

/** Why nothing can be asked so. Lines count from one. */
export type AskFault =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'line'; readonly field: AskedField; readonly line: number }
  | { readonly kind: 'many'; readonly field: AskedField; readonly most: number }
  | { readonly kind: 'height' | 'no-block' | 'holders' | 'unsigned' | 'often' | 'other' }

const MOST = { collections: 25, profiles: 25, nfts: 5000, traits: 50 }
const FORMATS = ['csv', 'json', 'ndjson'] as const

export function readAsked(textOf: (name: AskedField) => string): AskedSnapshot {
  const [collections, profiles, nfts, traits, at, format] = ASKED_FIELDS
  return {
    collections: textOf(collections),
    profiles: textOf(profiles),
    nfts: textOf(nfts),
    traits: textOf(traits),
    at: textOf(at).trim(),
    format: FORMATS.find((one) => one === textOf(format)) ?? 'csv',
  }
}

/** What the API is asked, or what is wrong with what was typed: ids stand one a line. */
export function toSnapshotInput(asked: AskedSnapshot): SnapshotInput | AskFault {
  const collections = linesOf(asked, 'collections', (text) => parseCollectionId(text))
  const profiles = linesOf(asked, 'profiles', (text) => parseDid(text))
  const nfts = linesOf(asked, 'nfts', (text) => parseNftId(text))
  const traits = linesOf(asked, 'traits', traitOf)
  for (const one of [collections, profiles, nfts, traits]) if ('kind' in one) return one
  if (asked.at !== '' && !/^\d{1,9}$/.test(asked.at)) return { kind: 'height' }
  const input = {
    collection_ids: valuesOf(collections),
    profile_ids: valuesOf(profiles),
    nft_ids: valuesOf(nfts),
    traits: valuesOf(traits),
  }
  if (input.collection_ids.length + input.profile_ids.length + input.nft_ids.length === 0)
    return { kind: 'nothing' }
  const format = FORMATS.find((one) => one === asked.format) ?? 'csv'
  return { ...input, format, ...(asked.at === '' ? {} : { at: Number(asked.at) }) }
}

function linesOf<Value>(
  asked: AskedSnapshot,
  field: keyof typeof MOST,
  read: (text: string) => Value | undefined,
): { readonly values: readonly Value[] } | AskFault {
  const values: Value[] = []
  for (const [at, line] of asked[field].split(/[\n\r]+/).entries()) {
    const text = line.trim()
    if (text === '') continue
    const value = read(text)
    if (value === undefined) return { kind: 'line', field, line: at + 1 }
    values.push(value)
  }
  return values.length > MOST[field] ? { kind: 'many', field, most: MOST[field] } : { values }
}

function valuesOf<Value>(read: { readonly values: readonly Value[] } | AskFault): Value[] {
  return 'values' in read ? [...read.values] : []
}

/** `Hat = cap`: a kind of trait, and its value. */
function traitOf(text: string): { trait_type: string; value: string } | undefined {
  const [, trait_type, value] = /^([^=]*[^=\s])\s*=\s*(.*)$/.exec(text) ?? []
  return trait_type === undefined || value === undefined || trait_type.length > 200 || value.length > 500
    ? undefined
    : { trait_type, value }
}
