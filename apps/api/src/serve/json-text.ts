import { Written } from '../endpoint/written.js'

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
  // A list has no holes: what JSON cannot say stands as null there.
  return item instanceof Written ? item.text : (JSON.stringify(item) ?? 'null')
}
