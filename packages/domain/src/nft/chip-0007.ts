/** One trait. Values keep the text that was written; numbers become text. */
export interface Attribute {
  readonly traitType: string
  readonly value: string
}

export interface CollectionFacts {
  /** The creator's own id, part of the collection id (see `collectionIdOf`). */
  readonly id: string
  readonly name: string | null
  readonly description: string | null
  readonly icon: string | null
  readonly banner: string | null
  readonly website: string | null
  readonly twitter: string | null
  readonly discord: string | null
}

/** What we read of an item's off-chain metadata (CHIP-0007, CHIP-0015). */
export interface NftMetadata {
  readonly name: string | null
  readonly description: string | null
  readonly mintingTool: string | null
  readonly sensitive: boolean
  readonly seriesNumber: number | null
  readonly seriesTotal: number | null
  readonly attributes: readonly Attribute[]
  readonly collection: CollectionFacts | null
}

const MAX_ATTRIBUTES = 200
/** How far lists inside lists of attributes are followed. */
const MAX_NESTING = 3

/**
 * Reads a metadata document leniently. Beside what CHIP-0007 and CHIP-0015 write down, the field has trait
 * labels as `trait_type`, `type` or `name`, attributes as a list, a list of lists or an object, numbers and
 * truth values as text and text as numbers, and `sensitive_content` as a word or a list. What cannot be
 * read is left out, never refused. `undefined` when it is no JSON object at all.
 */
export function parseNftMetadata(json: unknown): NftMetadata | undefined {
  const document = record(json)
  if (!document) return undefined
  return {
    name: written(document.name, 300),
    description: written(document.description, 20_000, '\n'),
    mintingTool: written(document.minting_tool, 200),
    sensitive: isSensitive(document.sensitive_content),
    seriesNumber: count(document.series_number),
    seriesTotal: count(document.series_total),
    attributes: attributes(document.attributes),
    collection: collection(document.collection),
  }
}

function attributes(value: unknown): Attribute[] {
  const found: Attribute[] = []
  const add = (label: unknown, content: unknown) => {
    const traitType = written(label, 200)
    const text = written(content, 500)
    if (traitType && text && found.length < MAX_ATTRIBUTES) found.push({ traitType, value: text })
  }
  const read = (entries: unknown, nesting: number) => {
    if (!Array.isArray(entries)) {
      for (const [label, content] of Object.entries(record(entries) ?? {})) add(label, content)
      return
    }
    for (const entry of entries) {
      const trait = record(entry)
      if (trait) add(trait.trait_type ?? trait.type ?? trait.name, trait.value)
      else if (isPair(entry)) add(entry[0], entry[1])
      else if (Array.isArray(entry) && nesting < MAX_NESTING) read(entry, nesting + 1)
    }
  }
  read(value, 0)
  return found
}

/** A trait as `["label", value]`. */
function isPair(entry: unknown): entry is [string, unknown] {
  return Array.isArray(entry) && entry.length === 2 && typeof entry[0] === 'string'
}

/** A collection without an id cannot be told from others of its name, so there is none. */
function collection(value: unknown): CollectionFacts | null {
  const block = record(value)
  const id = block && (typeof block.id === 'number' ? String(block.id) : text(block.id, 500))
  if (!block || !id) return null
  const facts = new Map<string, string>()
  for (const { traitType, value: content } of attributes(block.attributes)) {
    const key = traitType.toLowerCase()
    if (!facts.has(key)) facts.set(key, content)
  }
  const fact = (...names: string[]) =>
    names.map((name) => facts.get(name)).find((found) => found !== undefined) ?? null
  return {
    id,
    name: written(block.name, 300),
    description: fact('description'),
    icon: fact('icon'),
    banner: fact('banner'),
    website: fact('website'),
    twitter: fact('twitter', 'x'),
    discord: fact('discord'),
  }
}

const NO_WORDS = new Set(['', 'false', 'no', 'none', 'null', '0'])

/** `true`, or what is sensitive in words (CHIP-0007 allows a list of them); a word for no is no. */
function isSensitive(value: unknown): boolean {
  if (typeof value === 'string') return !NO_WORDS.has(value.trim().toLowerCase())
  if (typeof value === 'number') return value !== 0
  if (Array.isArray(value)) return value.some((entry) => typeof entry !== 'object' && isSensitive(entry))
  return value === true
}

function record(value: unknown): Record<string, unknown> | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : undefined
}

/** Text, a number or a truth value as text, or a list of those. */
function written(value: unknown, limit: number, between = ', '): string | null {
  if (Array.isArray(value)) {
    const parts = value
      .slice(0, MAX_ATTRIBUTES)
      .map((part) => (Array.isArray(part) ? null : written(part, limit)))
    return text(parts.filter((part) => part !== null).join(between), limit)
  }
  return text(typeof value === 'number' || typeof value === 'boolean' ? String(value) : value, limit)
}

/** Text without control characters, cut to a length; NUL in particular, which PostgreSQL refuses. */
function text(value: unknown, limit: number): string | null {
  if (typeof value !== 'string') return null
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
  const clean = value.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '').trim()
  // No half of a character stays behind at the cut.
  return clean === '' ? null : clean.slice(0, limit).replace(/[\ud800-\udbff]$/, '')
}

/** A whole number from 1, perhaps written as text. */
function count(value: unknown): number | null {
  const number = typeof value === 'string' && /^\s*\d{1,10}\s*$/.test(value) ? Number(value) : value
  return typeof number === 'number' && Number.isSafeInteger(number) && number >= 1 && number <= 2_000_000_000
    ? number
    : null
}
