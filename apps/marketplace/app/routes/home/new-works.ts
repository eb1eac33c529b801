import type { LiveMessage } from '#app/live/live-message.js'

/** Items minted since the page was drawn. */
export type NewWorks = ReadonlySet<string>

const mint = 0

/** A mint heard twice counts once; one that is taken back does not count. */
export function hearNewWorks(before: NewWorks, message: LiveMessage): NewWorks {
  if (message.kind === 'event' && message.event.type === mint && !message.event.nft.is_blocked)
    return new Set(before).add(message.event.nft_id)
  // An item's first event is its mint.
  if (message.kind === 'retraction' && message.event_index === 0 && message.nft_id !== null) {
    const after = new Set(before)
    return after.delete(message.nft_id) ? after : before
  }
  return before
}
