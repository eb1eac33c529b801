import type { PlainAnswer } from './plain-answer.js'

/** Answers that were made a moment ago, by their tags. */
export interface KeptAnswers {
  /**
   * The answer from that database under that tag: kept, being made for somebody else, or made now. Texts are kept;
   * streams, files and redirects are given once.
   */
  take(from: object, tag: string, make: () => Promise<Response | string>): Promise<Response | PlainAnswer>
}

/** Offers run out by the clock too: nothing older is given again, milliseconds. No longer than callers may keep it. */
const KEPT_MS = 5000
const MOST_CHARACTERS = 48 * 1024 * 1024
/** Larger answers are asked for once. */
const LARGEST = 512 * 1024

/**
 * A tag stands for a question and everything its answer is made of (`entityTag`), so whatever was answered under it
 * is still the answer. Many who ask the same at once wait for one answer.
 */
export function keptAnswers(now: () => number): KeptAnswers {
  const kept = new Map<string, { readonly answer: PlainAnswer; readonly at: number }>()
  const making = new Map<string, Promise<Response | PlainAnswer>>()
  /** A copy is a moment behind: what one database answers is not what another would. */
  const names = new WeakMap<object, number>()
  let characters = 0
  let named = 0

  function nameOf(database: object): number {
    const name = names.get(database) ?? ++named
    names.set(database, name)
    return name
  }

  function drop(tag: string): void {
    const one = kept.get(tag)
    if (!one) return
    kept.delete(tag)
    characters -= one.answer.text.length
  }

  function keep(tag: string, answer: PlainAnswer): void {
    drop(tag)
    kept.set(tag, { answer, at: now() })
    characters += answer.text.length
    // The oldest come first.
    for (const [oldest, { at }] of kept) {
      if (characters <= MOST_CHARACTERS && now() - at < KEPT_MS) return
      drop(oldest)
    }
  }

  async function makeNow(
    tag: string,
    make: () => Promise<Response | string>,
  ): Promise<Response | PlainAnswer> {
    const mine = make().then((made) => {
      if (made instanceof Response) return made
      const answer = { text: made }
      if (made.length <= LARGEST) keep(tag, answer)
      return answer
    })
    making.set(tag, mine)
    try {
      return await mine
    } finally {
      if (making.get(tag) === mine) making.delete(tag)
    }
  }

  return {
    async take(from, ofDatabase, make) {
      const tag = `${nameOf(from)} ${ofDatabase}`
      const known = kept.get(tag)
      if (known && now() - known.at < KEPT_MS) return known.answer
      const under = making.get(tag)
      const other = under && (await under.catch(() => undefined))
      // A response can be given to one caller only.
      return other === undefined || other instanceof Response ? makeNow(tag, make) : other
    },
  }
}
