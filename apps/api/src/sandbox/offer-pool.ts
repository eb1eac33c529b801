import { childPool } from './child-pool.js'
import { isJoining, type Joining, type JoinQuestion } from './join-offers.js'
import { isOfferReading, type OfferQuestion, type OfferReading } from './read-offer.js'
import { type FeeQuestion, type FeeReading, isFeeReading } from './reckon-fee.js'
import { SandboxError } from './sandbox-error.js'

/** Works on offers of strangers, and on the spends of blocks, in child processes. All reject with `SandboxError`. */
export interface OfferPool {
  read(question: OfferQuestion): Promise<OfferReading>
  join(question: JoinQuestion): Promise<Joining>
  fee(question: FeeQuestion): Promise<FeeReading>
  /** Ends every child. */
  close(): void
}

/** The pool on the bundled `offer-child`; a question has two seconds of a processor. */
export function offerPool(script: string, timeoutMs = 2000): OfferPool {
  // Whoever submits an offer waits for the answer: a busy machine is no reason to refuse it.
  const limits = { size: 2, timeoutMs, patience: 5, maxWaiting: 50, questionsPerChild: 1000 }
  const pool = childPool<Question, Answer>(script, limits, isAnswer)
  const only = async <One>(asked: Promise<unknown>, isOne: (value: unknown) => value is One) => {
    const answer = await asked
    if (!isOne(answer)) throw new SandboxError('stopped', 'The child answered something else')
    return answer
  }
  return {
    read: (question) => only(pool.ask(question), isOfferReading),
    join: (question) => only(pool.ask(question), isJoining),
    fee: (question) => only(pool.ask(question), isFeeReading),
    close: pool.close,
  }
}

type Question = OfferQuestion | JoinQuestion | FeeQuestion
type Answer = OfferReading | Joining | FeeReading

function isAnswer(value: unknown): value is Answer {
  return isOfferReading(value) || isJoining(value) || isFeeReading(value)
}
