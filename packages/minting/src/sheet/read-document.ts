import { parseNftMetadata } from '@chiaroscuro/domain/nft'
import { decodeText } from './decode-text.js'
import type { Imported, PieceDraft } from './draft.js'

/**
 * Reads metadata documents as generators and other chains write them (CHIP-0007, HashLips, Sugar, OpenSea): one piece a file, or a
 * list of them. `from` is the document's name. Never throws.
 */
export function readDocument(bytes: Uint8Array, from: string): Imported {
  let json: unknown
  try {
    json = JSON.parse(decodeText(bytes).text)
  } catch {
    return { drafts: [], faults: [{ from, code: 'not-json', detail: '' }] }
  }
  const all = Array.isArray(json) ? json : [json]
  const drafts = all.map((one, at) => readPiece(one, all.length === 1 ? from : `${from}#${at + 1}`))
  const faults = drafts.flatMap((draft, at) =>
    draft ? [] : [{ from: `${from}#${at + 1}`, code: 'not-json' as const, detail: '' }],
  )
  if (all.length === 0) return { drafts: [], faults: [{ from, code: 'empty', detail: '' }] }
  return { drafts: drafts.filter((draft) => draft !== undefined), faults }
}

function readPiece(json: unknown, from: string): PieceDraft | undefined {
  const read = Array.isArray(json) ? undefined : parseNftMetadata(json)
  if (!read) return undefined
  const held = Object.entries(Object(json))
  const member = (name: string): unknown => held.find(([key]) => key === name)?.[1]
  return {
    from,
    file: fileOf(member('image') ?? member('file')),
    name: read.name ?? '',
    description: read.description ?? '',
    attributes: read.attributes,
    edition: countOf(member('edition_number')),
    editionTotal: countOf(member('edition_total')),
    // HashLips numbers its pieces so.
    seriesNumber: read.seriesNumber ?? countOf(member('edition')),
    seriesTotal: read.seriesTotal ?? undefined,
    to: undefined,
    price: undefined,
  }
}

/** The name of a file, of whatever address stands before it: where it lay once says nothing. */
function fileOf(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > 2000) return undefined
  const name = value.split(/[?#]/)[0]?.split(/[\\/]/).at(-1)?.trim()
  return name === '' ? undefined : name
}

function countOf(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 1 ? value : undefined
}
