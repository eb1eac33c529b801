import { fork } from 'node:child_process'
import { cappedFork } from './memory-cap.js'

/** One child process that answers one question at a time. */
export interface Child {
  readonly pid: number | undefined
  /** Resolves once it listens. */
  readonly ready: Promise<void>
  /** Resolves once it has ended, or could not be started. */
  readonly ended: Promise<void>
  alive(): boolean
  /** Resolves with whatever it answers; never, if it does not. */
  ask(question: unknown): Promise<unknown>
  kill(): void
}

/** Starts a script that answers with `answerQuestions`, without our environment and with little memory. */
export function startChild(script: string): Child {
  const child = fork(script, [], {
    ...cappedFork(),
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const waiting = new Map<number, (answer: unknown) => void>()
  let nextId = 0
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
    // A message that cannot be delivered any more ends here too.
    child.on('error', () => resolve())
  })
  const ready = new Promise<void>((resolve) => {
    child.on('message', (message) => {
      if (message === 'ready') resolve()
      if (!isReply(message)) return
      waiting.get(message.id)?.(message.answer)
      waiting.delete(message.id)
    })
  })
  return {
    pid: child.pid,
    ready,
    ended,
    alive: () => child.connected,
    ask(question) {
      const id = nextId++
      return new Promise((resolve) => {
        waiting.set(id, resolve)
        child.send({ id, question })
      })
    },
    kill: () => void child.kill('SIGKILL'),
  }
}

function isReply(message: unknown): message is { id: number; answer: unknown } {
  return (
    typeof message === 'object' &&
    message !== null &&
    'id' in message &&
    typeof message.id === 'number' &&
    'answer' in message
  )
}
