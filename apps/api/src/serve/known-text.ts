/** The JSON of objects that are shown again and again, and never change. */
const known = new WeakMap<object, string>()

/** Keeps an object's JSON with it: from now on it must not change, and cannot. */
export function keepText<Value extends object>(value: Value): Value {
  known.set(Object.freeze(value), JSON.stringify(value))
  return value
}

/** The JSON of an answer; what of a list's items was written before is not written again. */
export function jsonText(answer: unknown): string {
  if (typeof answer !== 'object' || answer === null) return JSON.stringify(answer)
  if (!('items' in answer) || !Array.isArray(answer.items)) return JSON.stringify(answer)
  const { items, ...rest } = answer
  const texts = items.map((item: unknown) => textOf(item))
  const others = JSON.stringify(rest).slice(1, -1)
  return `{"items":[${texts.join(',')}]${others === '' ? '' : `,${others}`}}`
}

function textOf(item: unknown): string {
  const text = typeof item === 'object' && item !== null ? known.get(item) : undefined
  // A list has no holes: what JSON cannot say stands as null there.
  return text ?? JSON.stringify(item) ?? 'null'
}
