/** Databases run out of stack on what is nested deeper by the thousands. */
const MAX_DEPTH = 200

/**
 * The value of a JSON document, `undefined` when it is none. Lenient where it costs nothing: a byte order
 * mark is skipped. PostgreSQL's jsonb takes neither the escape for NUL nor half a surrogate pair, which
 * valid JSON may contain: both become U+FFFD. The bytes themselves are kept elsewhere, as they are.
 */
export function readJson(bytes: Buffer): unknown {
  try {
    const text = bytes.toString('utf8').replace(/^\uFEFF/, '')
    const value: unknown = JSON.parse(text, (_, inner: unknown) => storable(inner))
    return isDeeper(value, MAX_DEPTH) ? undefined : value
  } catch {
    return undefined
  }
}

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  return levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1))
}

/** Keys are made storable with the object that has them; its values were visited before. */
function storable(value: unknown): unknown {
  if (typeof value === 'string') return clean(value)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const keys = Object.keys(value)
  if (keys.every((key) => clean(key) === key)) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [clean(key), inner]))
}

function clean(text: string): string {
  return text.replaceAll('\u0000', '\ufffd').replace(LONE_SURROGATE, '\ufffd')
}

const LONE_SURROGATE = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g
