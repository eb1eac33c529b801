import { z } from 'zod'

/** Longest text of a parameter, where the dialect names no bound. */
const LONGEST = 500
const MOST_VALUES = 50
const YES = ['true', '1', 'yes', 'on', 't', 'y']
const NO = ['false', '0', 'no', 'off', 'f', 'n']

/** Of a parameter given several times the field takes the last. */
function last(value: unknown): unknown {
  return Array.isArray(value) ? value.at(-1) : value
}

/** A text. */
export function text(max = LONGEST) {
  return z.preprocess(last, z.string().max(max))
}

/** One of some words. */
export function choice<const Words extends readonly [string, ...string[]]>(words: Words) {
  return z.preprocess(last, z.enum(words))
}

/** A whole number within bounds. */
export function whole(min: number, max = Number.MAX_SAFE_INTEGER) {
  return z.preprocess((value) => {
    const one = last(value)
    return typeof one === 'string' && /^\s*[+-]?\d{1,15}\s*$/.test(one) ? Number(one) : one
  }, z.number().int().min(min).max(max))
}

/** A flag, in any of the words the field's server knows for yes and no. */
export function flag() {
  return z.preprocess((value) => {
    const one = last(value)
    const word = typeof one === 'string' ? one.toLowerCase() : undefined
    if (word === undefined) return one
    return YES.includes(word) ? true : NO.includes(word) ? false : one
  }, z.boolean())
}

/** A text that may be given several times. */
export function texts(max = LONGEST) {
  return many(z.string().max(max))
}

/** One of some words, that may be given several times. */
export function choices<const Words extends readonly [string, ...string[]]>(words: Words) {
  return many(z.enum(words))
}

function many<T extends z.ZodType>(item: T) {
  return z.preprocess(
    (value) => (value === undefined || Array.isArray(value) ? value : [value]),
    z.array(item).max(MOST_VALUES),
  )
}

/** What every paged list takes: an opaque cursor from `next` or `previous`, and how many items. */
export const paging = {
  page: text().optional(),
  size: whole(1, 100).default(50),
}

/** An id in the path, in either of its forms. */
export const id = () => text(200)
