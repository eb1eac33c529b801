import type { OfferBoard } from '../market/offer-board.js'
import { OfferBoardError } from '../market/offer-board.js'
import type { Journal, OpenOffer } from './journal.js'
import { pause } from './pause.js'

/** What posting needs of a seed's options. */
export interface PostOptions {
  readonly journal: Journal
  readonly progress: (stage: 'offers', done: number, total: number) => void
  readonly log: (message: string) => void
  readonly signal?: AbortSignal | undefined
}

const patienceMs = 180_000

/** One pass over the open offers, starting elsewhere each time, so that no bad one stands before all others. */
async function postRound(
  { journal, progress, signal }: PostOptions,
  board: OfferBoard,
  open: readonly OpenOffer[],
  round: number,
): Promise<{ count: number; refused: ReadonlySet<string>; error: string | undefined }> {
  const ids = new Map<string, string>()
  const refusedTexts = new Set<string>()
  const start = (round * 7) % open.length
  let refused = 0
  let error: string | undefined
  for (const offer of [...open.slice(start), ...open.slice(0, start)]) {
    // Several refusals and no success say that the API is behind: the others would only hear the same.
    if (offer.text === null || signal?.aborted || (refused >= 4 && ids.size === 0)) break
    try {
      ids.set(offer.text, await board.post(offer.text))
    } catch (reason) {
      refused += 1
      if (reason instanceof OfferBoardError) refusedTexts.add(offer.text)
      error = reason instanceof Error ? reason.message : String(reason)
    }
  }
  const offers = journal.state.offers.map((offer): OpenOffer => {
    const id = ids.get(offer.text ?? '')
    return id === undefined ? offer : { ...offer, id, text: null }
  })
  if (ids.size > 0) journal.save({ offers })
  progress('offers', offers.filter(({ id }) => id !== null).length, offers.length)
  return { count: ids.size, refused: refusedTexts, error }
}

/**
 * Posts every offer the API does not have yet. While the API is still reading the chain it refuses what it
 * cannot see: those wait and are tried again, ever more slowly, until patience ends. A second post is harmless,
 * because an offer's id is the hash of its text.
 */
export async function postOffers(options: PostOptions, board: OfferBoard): Promise<void> {
  const { journal, log, signal } = options
  const started = performance.now()
  let wait = 400
  let lastError = ''
  let round = 0
  while (!signal?.aborted) {
    const open = journal.state.offers.filter(({ id }) => id === null)
    if (open.length === 0) return
    const posted = await postRound(options, board, open, round)
    round += 1
    lastError = posted.error ?? lastError
    if (posted.count === open.length) return
    if (performance.now() - started > patienceMs) {
      // What the API heard and refused will not become right; what it never heard is posted at the next start.
      log(`${open.length - posted.count} offers could not be posted: ${lastError}`)
      journal.save({ offers: journal.state.offers.filter(({ text }) => !posted.refused.has(text ?? '')) })
      return
    }
    wait = posted.count > 0 ? 400 : Math.min(wait * 1.6, 5000)
    await pause(wait, signal)
  }
}
