import { lane } from './lane.js'
import { SandboxError } from './sandbox-error.js'

/** Child processes that answer questions about hostile bytes, one at a time each. */
export interface ChildPool<Question, Answer> {
  /** Asks the child with the shortest queue. Rejects with `SandboxError`. */
  ask(question: Question): Promise<Answer>
  /** How many questions wait or are being answered. */
  waiting(): number
  /** Process ids of the children there are now. */
  pids(): readonly number[]
  /** Ends every child; what waits is rejected with `closed`. */
  close(): void
}

export interface PoolLimits {
  /** Children at most; each is started when it is first needed. */
  readonly size: number
  /** How long one question may take, from when its child is ready for it. */
  readonly timeoutMs: number
  /** How often that may pass by the clock while the child was given no processor; once where it is left out. */
  readonly patience?: number
  /** Questions that may wait for one child before more are turned away. */
  readonly maxWaiting: number
  /** A child is replaced after this many questions: what it leaks goes with it. */
  readonly questionsPerChild: number
}

/**
 * A pool on a script that answers with `answerQuestions`. A child that overruns, swells or dies is
 * ended and replaced; a question whose child was ended from outside is asked once more. What an
 * answer is made of is checked by `isAnswer`: a child may have been taken over.
 */
export function childPool<Question, Answer>(
  script: string,
  limits: PoolLimits,
  isAnswer: (value: unknown) => value is Answer,
): ChildPool<Question, Answer> {
  const lanes = Array.from({ length: limits.size }, () => lane(script, limits, isAnswer))
  const [first] = lanes
  if (!first) throw new RangeError('a pool has at least one child')
  return {
    async ask(question) {
      const free = lanes.reduce((best, one) => (one.waiting() < best.waiting() ? one : best), first)
      if (free.waiting() > limits.maxWaiting) throw new SandboxError('busy', 'Too many are waiting already')
      return free.ask(question)
    },
    waiting: () => lanes.reduce((sum, one) => sum + one.waiting(), 0),
    pids: () => lanes.flatMap((one) => one.pid() ?? []),
    close() {
      for (const one of lanes) one.close()
    },
  }
}
