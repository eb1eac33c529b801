import type { Written } from '../endpoint/written.js'
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
   * streams, files and redirects are given once. No tag of another `state` is asked for again: what has one is let go.
   */
  take(
    from: object,
    state: string,
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
 * longest ago is let go where all of a database's are larger than `room` (characters).
 */
export function keptAnswers(now: () => number, room: number): KeptAnswers {
  // A copy is a moment behind: what one database answers is not what another would.
  const rooms = new WeakMap<object, { readonly state: string; readonly answers: AnswerRoom }>()

  function roomOf(database: object, state: string): AnswerRoom {
    const known = rooms.get(database)
    if (known?.state === state) return known.answers
    const answers = answerRoom(now, room)
    rooms.set(database, { state, answers })
    return answers
  }

  return {
    async take(from, state, tag, make) {
      const answers = roomOf(from, state)
      const answer = answers.at(tag)
      if (answer) return answer
      const under = answers.making.get(tag)
      const other = under && (await under.catch(() => undefined))
      // A response can be given to one caller only.
      return other === undefined || other instanceof Response ? makeNow(answers, tag, make) : other
    },
  }

  async function makeNow(
    { making, keep }: AnswerRoom,
    tag: string,
    make: () => Promise<Response | Made>,
  ): Promise<Response | PlainAnswer> {
    const mine = make().then((made) => {
      if (made instanceof Response) return made
      const { pieces, until = now() + UNDATED_MS } = made
      const answer = { pieces }
      const whole = lengthOf(pieces)
      if (whole <= LARGEST) keep(tag, answer, until, ownSize(pieces) + Math.ceil(whole * ZIPPED))
      return answer
    })
    making.set(tag, mine)
    try {
      return await mine
    } finally {
      if (making.get(tag) === mine) making.delete(tag)
    }
  }
}

type AnswerRoom = ReturnType<typeof answerRoom>

/** Answers of one state of a database: gone as a whole with it, which costs nothing where every write makes another. */
function answerRoom(now: () => number, room: number) {
  // In the order they were given.
  const kept = new Map<string, Kept>()
  const making = new Map<string, Promise<Response | PlainAnswer>>()
  const shared = sharedPieces()
  let characters = 0

  function drop(tag: string): void {
    const one = kept.get(tag)
    if (!one) return
    kept.delete(tag)
    characters -= one.size
    shared.giveBack(one.answer.pieces)
  }

  return {
    making,
    at(tag: string): PlainAnswer | undefined {
      const one = kept.get(tag)
      if (!one || now() >= one.until) return undefined
      kept.delete(tag)
      kept.set(tag, one)
      return one.answer
    },
    keep(tag: string, answer: PlainAnswer, until: number, size: number): void {
      drop(tag)
      kept.set(tag, { answer, until, size })
      characters += size
      shared.take(answer.pieces)
      for (const [oldest, one] of kept) {
        if (characters + shared.characters() <= room && now() < one.until) return
        drop(oldest)
      }
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
