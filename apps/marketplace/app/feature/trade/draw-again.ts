/** Pages are kept for others until the stream says otherwise, which may be a moment after the index itself. */
const DRAWN_AGAIN_MS = [0, 2000, 6000]

/** Draws a page anew, now and a little later. */
export function drawAgain(draw: () => void): void {
  for (const ms of DRAWN_AGAIN_MS) setTimeout(draw, ms)
}
