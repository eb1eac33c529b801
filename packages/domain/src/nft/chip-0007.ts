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

/**
 * Reads a metadata document leniently: the field writes trait labels as `trait_type`, `type` or
 * `name`, attributes as a list or an object. `undefined` when it is no JSON object at all.
 */
export function parseNftMetadata(json: unknown): NftMetadata | undefined {
  const document = record(json)
  if (!document) return undefined
  return {
    name: text(document.name, 300),
    description: text(document.description, 20_000),
    mintingTool: text(document.minting_tool, 200),
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
    const traitType = text(label, 200)
    const written =
      typeof content === 'number' || typeof content === 'boolean' ? String(content) : text(content, 500)
    if (traitType && written && found.length < MAX_ATTRIBUTES) found.push({ traitType, value: written })
  }
  if (Array.isArray(value)) {
    for (const entry of value) {
      const trait = record(entry)
      if (trait) add(trait.trait_type ?? trait.type ?? trait.name, trait.value)
    }
  } else {
    for (const [label, content] of Object.entries(record(value) ?? {})) add(label, content)
  }
  return found
}

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
    name: text(block.name, 300),
    description: fact('description'),
    icon: fact('icon'),
    banner: fact('banner'),
    website: fact('website'),
    twitter: fact('twitter', 'x'),
    discord: fact('discord'),
  }
}

function isSensitive(value: unknown): boolean {
  return value === true || value === 'true' || (Array.isArray(value) && value.length > 0)
}

function record(value: unknown): Record<string, unknown> | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : undefined
}

/** Text without control characters, cut to a length; NUL in particular, which PostgreSQL refuses. */
function text(value: unknown, limit: number): string | null {
  if (typeof value !== 'string') return null
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
  const clean = value.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '').trim()
  return clean === '' ? null : clean.slice(0, limit)
}

function count(value: unknown): number | null {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 1 && value <= 2_000_000_000
    ? value
    : null
}
