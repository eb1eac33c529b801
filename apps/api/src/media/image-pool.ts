import { childPool } from '../sandbox/child-pool.js'
import { SandboxError } from '../sandbox/sandbox-error.js'
import { type ImageAnswer, type ImageWork, isImageAnswer } from './image-message.js'

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
/** A child is replaced after this many pictures: what a decoder leaks goes with it. */
const PICTURES_PER_CHILD = 500

/** One child that draws one picture at a time. */
export function imagePool(script: string, timeoutMs = TIMEOUT_MS): ImagePool {
  const limits = { size: 1, timeoutMs, maxWaiting: Infinity, questionsPerChild: PICTURES_PER_CHILD }
  const pool = childPool<ImageWork, ImageAnswer>(script, limits, isImageAnswer)
  return {
    draw: (work) => pool.ask(work).catch(whatStoppedIt),
    waiting: pool.waiting,
    pid: () => pool.pids()[0],
    close: pool.close,
  }
}

/** What a decoder that was ended tells about its picture; nothing when it was we who ended it. */
function whatStoppedIt(error: unknown): ImageAnswer {
  const code = error instanceof SandboxError ? error.code : undefined
  if (code === 'too-slow')
    return { ok: false, code: 'picture-timeout', message: 'The picture took too long to read' }
  if (code === 'too-big')
    return { ok: false, code: 'picture-memory', message: 'The picture takes too much memory to read' }
  if (code === 'stopped')
    return { ok: false, code: 'picture', message: 'The decoder stopped at this picture' }
  throw error
}
