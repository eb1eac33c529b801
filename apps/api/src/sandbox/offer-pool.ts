import { childPool } from './child-pool.js'
import { isJoining, type Joining, type JoinQuestion } from './join-offers.js'
import { isOfferReading, type OfferQuestion, type OfferReading } from './read-offer.js'
import { SandboxError } from './sandbox-error.js'

/** Works on offers of strangers in child processes. Both reject with `SandboxError`. */
export interface OfferPool {
  read(question: OfferQuestion): Promise<OfferReading>
  join(question: JoinQuestion): Promise<Joining>
  /** Ends every child. */
  close(): void
}

/** The pool on the bundled `offer-child`; a question has two seconds of a processor. */
export function offerPool(script: string, timeoutMs = 2000): OfferPool {
  // Whoever submits an offer waits for the answer: a busy machine is no reason to refuse it.
  const limits = { size: 2, timeoutMs, patience: 5, maxWaiting: 50, questionsPerChild: 1000 }
  const pool = childPool<OfferQuestion | JoinQuestion, OfferReading | Joining>(script, limits, isEither)
  const only = async <Answer>(asked: Promise<unknown>, isAnswer: (value: unknown) => value is Answer) => {
    const answer = await asked
    if (!isAnswer(answer)) throw new SandboxError('stopped', 'The child answered something else')
    return answer
  }
  return {
    read: (question) => only(pool.ask(question), isOfferReading),
    join: (question) => only(pool.ask(question), isJoining),
    close: pool.close,
  }
}

function isEither(value: unknown): value is OfferReading | Joining {
  return isOfferReading(value) || isJoining(value)
}
