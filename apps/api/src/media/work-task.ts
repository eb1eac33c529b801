import { type Found, findFile, isDocument, type Sources, type Task } from './find-file.js'
import type { Fault } from './media-error.js'
import type { Permits } from './permits.js'
import { type Shelf, saveDocument, saveMedia } from './save-found.js'

export interface MediaContext extends Sources, Shelf {
  /** For files that are held in memory while they are large. */
  readonly large: Permits
}

/** What a try came to. */
export type Tried =
  | { readonly state: 'done' }
  | { readonly state: 'failed'; readonly fault: Fault; readonly retryAfterMs: number | undefined }
  /** Nothing was tried that could be recorded. */
  | { readonly state: 'later' }

/** Fetches one file and records what it is, or why it is not to be had. */
export async function workTask(context: MediaContext, task: Task, signal: AbortSignal): Promise<Tried> {
  let leave: (() => void) | undefined
  const beforeLarge = async (patience: AbortSignal) => {
    leave ??= await context.large.take(patience)
  }
  try {
    const limits = { ...context.limits, beforeLarge }
    return await record(context, task, await findFile({ ...context, limits }, task, signal))
  } finally {
    leave?.()
  }
}

async function record(context: MediaContext, task: Task, found: Found): Promise<Tried> {
  if (found.state === 'later') return found
  if (isDocument(task)) await saveDocument(context, task, found)
  else await saveMedia(context, task, found)
  if (found.state === 'matches') return { state: 'done' }
  const retryAfterMs = found.state === 'unavailable' ? found.retryAfterMs : undefined
  return { state: 'failed', fault: found.fault, retryAfterMs }
}
