import type { FollowRules } from './follow-offer.js'

const LOOK_EVERY_MS = 1500
/** Five minutes: blocks come every minute or so, and sometimes two pass. */
const MOST_LOOKS = 200

/** How the chain is looked at while something waits for its block. */
export const LOOKS: FollowRules = {
  next: () => new Promise<void>((done) => setTimeout(done, LOOK_EVERY_MS)),
  most: MOST_LOOKS,
}
