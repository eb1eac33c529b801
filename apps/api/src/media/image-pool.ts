import { type ChildProcess, fork } from 'node:child_process'
import type { ImageAnswer } from './image-message.js'

export interface ImagePool {
  /** Reads a picture and makes its thumbnails in a child process. A crash is an answer too; rejects only when closed. */
  draw(path: string): Promise<ImageAnswer>
  /** Ends the child; what waits for it is rejected, since nothing was learnt about the picture. */
  close(): void
}

const TIMEOUT_MS = 30_000
const STOPPED = 'The decoder stopped at this picture'
/** A child is replaced after this many pictures: what a decoder leaks goes with it. */
const PICTURES_PER_CHILD = 500

/** One child that draws one picture at a time; it is ended when it hangs and started anew when it dies. */
export function imagePool(script: string): ImagePool {
  let child: ChildProcess | undefined
  let drawn = 0
  let queue: Promise<unknown> = Promise.resolve()
  let nextId = 0
  const closed = new AbortController()

  function ready(): ChildProcess {
    if (child?.connected && drawn < PICTURES_PER_CHILD) return child
    child?.kill('SIGKILL')
    drawn = 0
    child = fork(script, [], {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      execArgv: ['--max-old-space-size=256'],
    })
    return child
  }

  function once(path: string): Promise<ImageAnswer> {
    closed.signal.throwIfAborted()
    const id = nextId++
    const worker = ready()
    drawn++
    return new Promise((resolve, reject) => {
      const release = () => {
        clearTimeout(timer)
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
      const fail = (message: string) => {
        worker.kill('SIGKILL')
        if (child === worker) child = undefined
        finish({ id, ok: false, message })
      }
      const timer = setTimeout(() => fail('The picture took too long to read'), TIMEOUT_MS)
      closed.signal.addEventListener('abort', stop)
      worker.on('message', (answer: ImageAnswer) => answer.id === id && finish(answer))
      worker.on('exit', () => fail(STOPPED))
      worker.on('error', () => fail('The decoder could not be started'))
      worker.send({ id, path })
    })
  }

  /** A decoder may have been ended from outside: only a picture that ends it twice is at fault. */
  async function twice(path: string): Promise<ImageAnswer> {
    const answer = await once(path)
    return !answer.ok && answer.message === STOPPED ? once(path) : answer
  }

  return {
    draw(path) {
      const answer = queue.then(() => twice(path))
      queue = answer.catch(() => {})
      return answer
    },
    close() {
      closed.abort()
      child?.kill('SIGKILL')
    },
  }
}
