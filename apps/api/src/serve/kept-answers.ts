import type { Written } from '../endpoint/written.js'
import { type AnswerState, isSameState } from './conditional.js'
import { lengthOf, type Piece } from './json-text.js'
import type { PlainAnswer } from './plain-answer.js'

/** An answer, and until when nothing but a write changes it, Unix milliseconds; `undefined` where that is not known. */
export interface Made {
  readonly pieces: readonly Piece[]
  readonly until?: number | undefined
}

/** Answers that were made a moment ago, by their tags. */
export interface KeptAnswers {
  /**
   * The answer from that database under that tag: kept, being made for somebody else, or made now. Texts are kept;
   * streams, files and redirects are given once. What that database answered in another state is let go: nobody asks
   * for those tags again.
   */
  take(
    from: object,
    state: AnswerState,
    tag: string,
    make: () => Promise<Response | Made>,
  ): Promise<Response | PlainAnswer>
}

/** Offers run out by the clock: what does not say when it changes is given for so long, milliseconds. No longer than callers may keep it. */
const UNDATED_MS = 5000
/** Larger answers are asked for once. */
const LARGEST = 512 * 1024
/** What is compressed for those who take it so is about so much of the text. */
const ZIPPED = 1 / 8
/** A piece in its list. */
const PLACE = 8

interface Kept {
  readonly answer: PlainAnswer
  readonly until: number
  /** Of itself, without the pieces that others may have too. */
  readonly size: number
}

/**
 * A tag stands for a question and everything its answer is made of but the time (`entityTag`), so whatever was answered
 * under it is still the answer until time changes it. Many who ask the same at once wait for one answer. What was given
 * longest ago is let go where all are larger than `room` (characters).
 */
export function keptAnswers(now: () => number, room: number): KeptAnswers {
  // In the order they were given.
  const kept = new Map<string, Kept>()
  const making = new Map<string, Promise<Response | PlainAnswer>>()
  /** A copy is a moment behind: what one database answers is not what another would. */
  const present = new WeakMap<object, { readonly state: AnswerState; readonly name: number }>()
  const shared = sharedPieces()
  let characters = 0
  let named = 0

  /** Of a database in that state, which is its present one from now on. */
  function nameOf(database: object, state: AnswerState): number {
    const known = present.get(database)
    if (known && isSameState(known.state, state)) return known.name
    if (known) for (const tag of kept.keys()) if (tag.startsWith(`${known.name} `)) drop(tag)
    const name = ++named
    present.set(database, { state, name })
    return name
  }

  function drop(tag: string): void {
    const one = kept.get(tag)
    if (!one) return
    kept.delete(tag)
    characters -= one.size
    shared.giveBack(one.answer.pieces)
  }

  function keep(tag: string, answer: PlainAnswer, until: number, size: number): void {
    drop(tag)
    kept.set(tag, { answer, until, size })
    characters += size
    shared.take(answer.pieces)
    for (const [oldest, one] of kept) {
      if (characters + shared.characters() <= room && now() < one.until) return
      drop(oldest)
    }
  }

  function known(tag: string): PlainAnswer | undefined {
    const one = kept.get(tag)
    if (!one || now() >= one.until) return undefined
    kept.delete(tag)
    kept.set(tag, one)
    return one.answer
  }

  async function makeNow(
    tag: string,
    make: () => Promise<Response | Made>,
    isPresent: () => boolean,
  ): Promise<Response | PlainAnswer> {
    const mine = make().then((made) => {
      if (made instanceof Response) return made
      const { pieces, until = now() + UNDATED_MS } = made
      const answer = { pieces }
      const whole = lengthOf(pieces)
      if (whole <= LARGEST && isPresent())
        keep(tag, answer, until, ownSize(pieces) + Math.ceil(whole * ZIPPED))
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
    async take(from, state, ofState, make) {
      const name = nameOf(from, state)
      const tag = `${name} ${ofState}`
      const answer = known(tag)
      if (answer) return answer
      const under = making.get(tag)
      const other = under && (await under.catch(() => undefined))
      // A response can be given to one caller only.
      if (other !== undefined && !(other instanceof Response)) return other
      return makeNow(tag, make, () => present.get(from)?.name === name)
    },
  }
}

/** Characters of an answer that no other shares, and its list. */
function ownSize(pieces: readonly Piece[]): number {
  return pieces.reduce((sum, piece) => sum + PLACE + (typeof piece === 'string' ? piece.length : 0), 0)
}

/** Pieces that kept answers share: each takes room once. */
function sharedPieces() {
  const holders = new Map<Written<unknown>, number>()
  let characters = 0
  return {
    characters: () => characters,
    take(pieces: readonly Piece[]): void {
      for (const piece of pieces) {
        if (typeof piece === 'string') continue
        const before = holders.get(piece) ?? 0
        if (before === 0) characters += piece.text.length
        holders.set(piece, before + 1)
      }
    },
    giveBack(pieces: readonly Piece[]): void {
      for (const piece of pieces) {
        if (typeof piece === 'string') continue
        const left = (holders.get(piece) ?? 0) - 1
        if (left > 0) holders.set(piece, left)
        else if (holders.delete(piece)) characters -= piece.text.length
      }
    },
  }
}
