import { type ChildProcess, fork } from 'node:child_process'
import type { ImageAnswer, ImageWork } from './image-message.js'
import { cappedFork, watchMemory } from './memory-cap.js'

export interface ImagePool {
  /** Works on a picture in a child process. A crash is an answer too; rejects only when closed. */
  draw(work: ImageWork): Promise<ImageAnswer>
  /** How many pictures wait or are being drawn. */
  waiting(): number
  /** The child's process id while there is one. */
  pid(): number | undefined
  /** Ends the child; what waits for it is rejected, since nothing was learnt about the picture. */
  close(): void
}

/** How long one picture may take. */
const TIMEOUT_MS = 20_000
const STOPPED = 'The decoder stopped at this picture'
/** A child is replaced after this many pictures: what a decoder leaks goes with it. */
const PICTURES_PER_CHILD = 500

type Failure = Omit<Extract<ImageAnswer, { ok: false }>, 'id' | 'ok'>

/** One child that draws one picture at a time; it is ended when it hangs or swells and started anew when it dies. */
export function imagePool(script: string, timeoutMs = TIMEOUT_MS): ImagePool {
  let child: ChildProcess | undefined
  let drawn = 0
  let waiting = 0
  let queue: Promise<unknown> = Promise.resolve()
  let nextId = 0
  const closed = new AbortController()

  function ready(): ChildProcess {
    if (child?.connected && drawn < PICTURES_PER_CHILD) return child
    child?.kill('SIGKILL')
    drawn = 0
    child = start(script)
    return child
  }

  function once(work: ImageWork): Promise<ImageAnswer> {
    closed.signal.throwIfAborted()
    const id = nextId++
    const worker = ready()
    drawn++
    return new Promise((resolve, reject) => {
      const release = () => {
        clearTimeout(timer)
        unwatch()
        // A message that cannot be delivered any more is an error without a listener otherwise.
        worker.removeAllListeners().on('error', () => {})
        closed.signal.removeEventListener('abort', stop)
      }
      const finish = (answer: ImageAnswer) => {
        release()
        resolve(answer)
      }
      const stop = () => {
        release()
        reject(closed.signal.reason)
      }
      const fail = (failure: Failure) => {
        worker.kill('SIGKILL')
        if (child === worker) child = undefined
        finish({ id, ok: false, ...failure })
      }
      const timer = setTimeout(
        () => fail({ code: 'picture-timeout', message: 'The picture took too long to read' }),
        timeoutMs,
      )
      const unwatch = watchMemory(worker.pid, () =>
        fail({ code: 'picture-memory', message: 'The picture takes too much memory to read' }),
      )
      closed.signal.addEventListener('abort', stop)
      worker.on('message', (answer: ImageAnswer) => answer.id === id && finish(answer))
      worker.on('exit', () => fail({ code: 'picture', message: STOPPED }))
      worker.on('error', () => fail({ code: 'picture', message: 'The decoder could not be started' }))
      worker.send({ ...work, id })
    })
  }

  /** A decoder may have been ended from outside: only a picture that ends it twice is at fault. */
  async function twice(work: ImageWork): Promise<ImageAnswer> {
    const answer = await once(work)
    return !answer.ok && answer.message === STOPPED ? once(work) : answer
  }

  return {
    draw(work) {
      waiting++
      const answer = queue.then(() => twice(work)).finally(() => waiting--)
      queue = answer.catch(() => {})
      return answer
    },
    waiting: () => waiting,
    pid: () => child?.pid,
    close() {
      closed.abort()
      child?.kill('SIGKILL')
    },
  }
}

function start(script: string): ChildProcess {
  return fork(script, [], {
    ...cappedFork(),
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
}
