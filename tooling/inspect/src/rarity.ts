import { type OpenRarityItem, rankByOpenRarity } from '@chiaroscuro/domain/ranking'

/** A file that is no list of items. */
export class RarityFileError extends Error {
  override readonly name = 'RarityFileError'
  readonly code: 'not-json' | 'not-items'

  constructor(code: RarityFileError['code'], message: string, cause?: unknown) {
    super(message, { cause })
    this.code = code
  }
}

/**
 * Ranks the items of a JSON text `[{id, attributes: [{trait_type, value}]}]`, rarest first. Numbers
 * and truth values count as the text they are written as. Throws `RarityFileError`.
 */
export function inspectRarity(text: string): object[] {
  return rankByOpenRarity(readItems(text)).map(({ id, rank, score }) => ({ id, rank, score }))
}

function readItems(text: string): OpenRarityItem[] {
  let json: unknown
  try {
    json = JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch (cause) {
    throw new RarityFileError('not-json', 'The text is not JSON', cause)
  }
  if (!Array.isArray(json)) throw new RarityFileError('not-items', 'A list of items is expected')
  return json.map(readItem)
}

function readItem(value: unknown, index: number): OpenRarityItem {
  const where = `Item ${index + 1}`
  if (!isRecord(value)) throw new RarityFileError('not-items', `${where} is not an object`)
  const id = toText(value.id)
  if (id === undefined) throw new RarityFileError('not-items', `${where} has no id`)
  const attributes = value.attributes ?? []
  if (!Array.isArray(attributes)) throw new RarityFileError('not-items', `${where} has no list of attributes`)
  return { id, attributes: attributes.map((attribute) => readAttribute(attribute, where)) }
}

function readAttribute(attribute: unknown, where: string): OpenRarityItem['attributes'][number] {
  const record = isRecord(attribute) ? attribute : {}
  const traitType = toText(record.trait_type)
  const value = toText(record.value)
  if (traitType === undefined || value === undefined)
    throw new RarityFileError('not-items', `${where} has an attribute without trait_type and value`)
  return { traitType, value }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function toText(value: unknown): string | undefined {
  if (typeof value === 'string') return value
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined
}
