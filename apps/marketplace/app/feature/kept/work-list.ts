import { isRecord } from '#app/feature/endless/is-record.js'
import { type Kept, kept } from './kept.js'

/** A work somebody put on a list of this browser. */
export interface ListedWork {
  readonly id: string
  /** Since when, Unix milliseconds. */
  readonly at: number
  /** What it cost then, in smallest units; where the list is one of prices. */
  readonly units?: string | undefined
}

/** A list of works in this browser, each once, the latest first. */
export interface WorkList extends Pick<Kept<readonly ListedWork[]>, 'use' | 'usePart' | 'get'> {
  readonly most: number
  /** Whether a work is on it; false as long as nobody can know. */
  useHas(id: string): boolean
  /** Puts a work on the list or takes it off; false where there is no room for another. */
  toggle(work: ListedWork): boolean
  /** Puts works on the list as far as there is room; those that were there already stand as they did. */
  add(works: readonly ListedWork[]): void
  remove(ids: readonly string[]): void
}

const version = 1
const form = /^nft1[0-9a-z]{58}$/
const digits = /^\d{1,39}$/

/** The list under a name of local storage. */
export function workList(place: string, most: number): WorkList {
  const list = kept(
    place,
    (json) => readWorks(json, most),
    (items) => ({ version, items }),
  )
  const isOn = (works: readonly ListedWork[] | undefined, id: string) =>
    works?.some((one) => one.id === id) ?? false
  const has = (id: string) => isOn(list.get(), id)
  const remove = (ids: readonly string[]) => list.set(list.get().filter(({ id }) => !ids.includes(id)))
  return {
    most,
    use: list.use,
    usePart: list.usePart,
    useHas: (id) => list.usePart((works) => isOn(works, id)),
    get: list.get,
    remove,
    toggle(work) {
      if (has(work.id)) remove([work.id])
      else if (list.get().length >= most) return false
      else list.set([work, ...list.get()])
      return true
    },
    add(works) {
      const others = works.filter(({ id }) => !has(id))
      list.set([...others.slice(0, Math.max(0, most - list.get().length)), ...list.get()])
    },
  }
}

/** Reads a kept list; what is not one of ours is no list, and what is not an item is left out. */
export function readWorks(json: unknown, most: number): readonly ListedWork[] {
  if (!isRecord(json) || json.version !== version || !Array.isArray(json.items)) return []
  const seen = new Set<string>()
  return json.items
    .flatMap((one): ListedWork[] => {
      if (!isRecord(one) || typeof one.id !== 'string' || typeof one.at !== 'number') return []
      if (!form.test(one.id) || seen.has(one.id)) return []
      seen.add(one.id)
      const { id, at, units } = one
      return [{ id, at, ...(typeof units === 'string' && digits.test(units) ? { units } : {}) }]
    })
    .slice(0, most)
}
