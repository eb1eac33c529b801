import { type Child, startChild } from './child.js'
import type { PoolLimits } from './child-pool.js'
import { watchMemory } from './memory-cap.js'
import { SandboxError, type SandboxFault } from './sandbox-error.js'
import { watchTime } from './time-cap.js'

/** One child at a time and the questions that wait for it. */
export interface Lane<Question, Answer> {
  ask(question: Question): Promise<Answer>
  waiting(): number
  pid(): number | undefined
  close(): void
}

/** How long a child may take to start on a busy machine. */
const START_MS = 15_000

export function lane<Question, Answer>(
  script: string,
  limits: PoolLimits,
  isAnswer: (value: unknown) => value is Answer,
): Lane<Question, Answer> {
  let child: Child | undefined
  let asked = 0
  let waiting = 0
  let queue: Promise<unknown> = Promise.resolve()
  const closed = new AbortController()

  function current(): Child {
    if (child?.alive() && asked < limits.questionsPerChild) return child
    child?.kill()
    asked = 0
    child = startChild(script)
    return child
  }

  async function once(question: Question): Promise<Answer> {
    if (closed.signal.aborted) throw new SandboxError('closed', 'The service is stopping')
    const worker = current()
    asked++
    try {
      await bounded(worker, { timeoutMs: START_MS }, closed.signal, worker.ready)
      const answer = await bounded(worker, limits, closed.signal, worker.ask(question))
      if (!isAnswer(answer)) throw new SandboxError('stopped', 'The child process gave no proper answer')
      return answer
    } catch (error) {
      worker.kill()
      if (child === worker) child = undefined
      throw error
    }
  }

  /** A child may have been ended from outside: only a question that ends two is at fault. */
  async function twice(question: Question): Promise<Answer> {
    try {
      return await once(question)
    } catch (error) {
      if (error instanceof SandboxError && error.code === 'stopped') return once(question)
      throw error
    }
  }

  return {
    ask(question) {
      waiting++
      const answer = queue.then(() => twice(question)).finally(() => waiting--)
      queue = answer.catch(() => {})
      return answer
    },
    waiting: () => waiting,
    pid: () => child?.pid,
    close() {
      closed.abort()
      child?.kill()
    },
  }
}

/** `work`, unless the child ends, swells or takes too long before, or the pool is closed. */
function bounded<T>(
  child: Child,
  { timeoutMs, patience = 1 }: Pick<PoolLimits, 'timeoutMs' | 'patience'>,
  closed: AbortSignal,
  work: Promise<T>,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const settle = (then: () => void) => {
      inTime()
      unwatch()
      closed.removeEventListener('abort', stop)
      then()
    }
    const fail = (code: SandboxFault, message: string) => () =>
      settle(() => reject(new SandboxError(code, message)))
    const stop = fail('closed', 'The service is stopping')
    const inTime = watchTime(child.pid, timeoutMs, patience, fail('too-slow', 'It took too long'))
    const unwatch = watchMemory(child.pid, fail('too-big', 'It took too much memory'))
    closed.addEventListener('abort', stop)
    child.ended.then(fail('stopped', 'The child process stopped'))
    work.then(
      (value) => settle(() => resolve(value)),
      (error: unknown) => settle(() => reject(error)),
    )
  })
}
