import { RefusedError } from '../endpoint/endpoint.js'

/** One for all: where a process has too much to do, the traces of errors are a good part of it. */
const OVERLOADED = new RefusedError(
  'Overloaded',
  'More is asked than can be answered now. Ask again in a second.',
  {},
  [['retry-after', '1']],
)

/** How many are worked on at once, and how long others wait for it. Times are milliseconds. */
export interface LineRules {
  readonly atOnce: number
  /** How long one may wait in a line that was empty a moment ago: a burst passes. */
  readonly burstMs: number
  /** How long in a line that stands: more is asked than can be answered, and waiting longer would change nothing. */
  readonly standingMs: number
  /** Together, however short they wait. */
  readonly mostWaiting: number
}

/** More than this at once makes none of them sooner: the database has fewer connections, and the process one thread. */
export const LINE_RULES: LineRules = { atOnce: 32, burstMs: 500, standingMs: 100, mostWaiting: 1000 }

/** Where answers that have to be made wait for their turn. */
export interface Line {
  /**
   * Waits for a turn, and gives what ends it. Throws `Overloaded` where it would take too long. Whoever goes `ahead` has
   * theirs before all others.
   */
  turn(ahead: boolean): Promise<() => void>
}

interface Waiting {
  readonly since: number
  readonly go: () => void
  readonly refuse: (error: Error) => void
}

/**
 * A line that is kept short by its age (after Nichols and Jacobson, "Controlling Queue Delay", 2012): a line that was empty
 * within `burstMs` is a burst, and lets each wait so long; one that was not is standing, and whoever has waited longer than
 * `standingMs` when a turn comes is refused for the sake of the next. All that are answered are answered soon.
 */
export function line({ atOnce, burstMs, standingMs, mostWaiting }: LineRules, now: () => number): Line {
  const ahead: Waiting[] = []
  const others: Waiting[] = []
  let working = 0
  let emptyAt = now()
  let clock: NodeJS.Timeout | undefined

  const size = () => ahead.length + others.length
  const oldest = () =>
    Math.min(ahead[0]?.since ?? Number.POSITIVE_INFINITY, others[0]?.since ?? Number.POSITIVE_INFINITY)
  const isStanding = () => now() - emptyAt > burstMs
  const refuse = (one: Waiting | undefined) => one?.refuse(OVERLOADED)

  /** Nothing may come to an end for long: those who wait are told all the same. */
  function watch(): void {
    if (size() === 0) {
      emptyAt = now()
      clearTimeout(clock)
      clock = undefined
      return
    }
    clock ??= setTimeout(
      () => {
        clock = undefined
        for (const one of [ahead, others])
          while (one[0] && now() - one[0].since >= burstMs) refuse(one.shift())
        watch()
      },
      Math.max(1, oldest() + burstMs - now()),
    )
  }

  function next(): void {
    const most = isStanding() ? standingMs : burstMs
    for (const one of [ahead, others])
      while (working < atOnce && one.length > 0) {
        const first = one.shift()
        // The last of all is let in, however late: a turn that nobody takes helps nobody.
        if (first && now() - first.since > most && size() > 0) refuse(first)
        else if (first) {
          working++
          first.go()
        }
      }
    watch()
  }

  function ended(): () => void {
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      working--
      next()
    }
  }

  return {
    turn(isAhead) {
      if (size() === 0) emptyAt = now()
      if (working < atOnce && size() === 0) {
        working++
        return Promise.resolve(ended())
      }
      if (size() >= mostWaiting) {
        const gives = isAhead ? others.shift() : undefined
        if (!gives) return Promise.reject(OVERLOADED)
        refuse(gives)
      }
      return new Promise((resolve, refuse) => {
        const one = { since: now(), go: () => resolve(ended()), refuse }
        if (isAhead) ahead.push(one)
        else others.push(one)
        watch()
      })
    },
  }
}
