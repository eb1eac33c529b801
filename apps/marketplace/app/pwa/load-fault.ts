/** Marks a part of the site that could not be fetched, so that the page around it knows what to do. */
export const CHUNK_FAULT = 'ChunkFault'

/** How browsers name a request that got no answer; none of them gives it a code. */
const silence = /^(?:Failed to fetch|NetworkError when attempting to fetch resource|Load failed)/

/** Whether an error says that a part of the site (a script or a page's data) could not be fetched, and which of both. */
export function loadFault(error: unknown): 'chunk' | 'data' | undefined {
  if (!(error instanceof Error)) return undefined
  if (error.name === CHUNK_FAULT) return 'chunk'
  return error instanceof TypeError && silence.test(error.message) ? 'data' : undefined
}
