import { Written } from '../endpoint/written.js'

const MOST_FIELDS = 60

/** The names of `?fields=a,b`, given once or more; `undefined` where there are none. */
export function fieldsOf(given: unknown): ReadonlySet<string> | undefined {
  const texts = Array.isArray(given) ? given : [given]
  const names = texts.flatMap((text) => (typeof text === 'string' ? text.split(',') : []))
  const wanted = names.map((name) => name.trim()).filter((name) => name !== '')
  return wanted.length === 0 ? undefined : new Set(wanted.slice(0, MOST_FIELDS))
}

/** Only these fields of an answer; of a list, of its items. Names that nothing has are passed over; a text has no fields. */
export function onlyFields(answer: unknown, fields: ReadonlySet<string>): unknown {
  if (!isObject(answer)) return answer
  if (!('items' in answer && Array.isArray(answer.items))) return pick(answer, fields)
  return {
    ...answer,
    items: answer.items.map((item: unknown) =>
      onlyFieldsOf(item instanceof Written ? item.read() : item, fields),
    ),
  }
}

function onlyFieldsOf(item: unknown, fields: ReadonlySet<string>): unknown {
  return isObject(item) ? pick(item, fields) : item
}

function pick(value: object, fields: ReadonlySet<string>): object {
  return Object.fromEntries(Object.entries(value).filter(([name]) => fields.has(name)))
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
