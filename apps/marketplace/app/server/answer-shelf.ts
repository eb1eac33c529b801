import { begun, type Ear } from './ear.js'

/** Some answers tell nobody when they change, such as what a picture's file turned out to be. */
const OLDEST_MS = 10_000
const MOST = 400

interface Kept {
  readonly answer: Promise<unknown>
  readonly at: number
}

/**
 * What the API answered to everybody, for the next page that asks the same: a collection's page in two languages, and the pages of its
 * works, are made of the same answers. They stand until the API tells of any change. Before somebody listens for those, nothing is
 * shared. Answers cannot be changed by whoever is given them.
 */
export function answerShelf(now: () => number) {
  const shelf = new Map<string, Kept>()
  let ear: Ear | undefined
  let heard = -1

  return {
    /** From now on answers are shared, until one hears of a change. */
    follow(line: Ear): void {
      ear = line
    },

    async share(url: string, ask: () => Promise<unknown>): Promise<unknown> {
      if (!ear?.isListening()) return ask()
      if (heard !== ear.heard()) {
        shelf.clear()
        heard = ear.heard()
      }
      const known = shelf.get(url)
      if (known && now() - known.at < OLDEST_MS) return known.answer
      const { at, settled } = begun(ear, now())
      if (!settled) return ask()
      const answer = ask().then(frozen)
      const kept = { answer, at }
      shelf.delete(url)
      shelf.set(url, kept)
      const [oldest] = shelf.keys()
      if (shelf.size > MOST && oldest !== undefined) shelf.delete(oldest)
      answer.catch(() => {
        if (shelf.get(url) === kept) shelf.delete(url)
      })
      return answer
    },
  }
}

/** The answers of this process. */
export const answers = answerShelf(Date.now)

function frozen(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  for (const part of Object.values(value)) frozen(part)
  return Object.freeze(value)
}
