/** Offers whose texts a page keeps. */
const MOST_KEPT = 60

/** Asks for the text of each offer once: an offer is named by what it says, so its text never changes. */
export function offerTexts(ask: (offerId: string) => Promise<string>): (offerId: string) => Promise<string> {
  const kept = new Map<string, Promise<string>>()
  return (offerId) => {
    const known = kept.get(offerId)
    if (known) return known
    const asked = ask(offerId)
    if (kept.size >= MOST_KEPT) kept.clear()
    kept.set(offerId, asked)
    // What failed is asked for again.
    asked.catch(() => kept.get(offerId) === asked && kept.delete(offerId))
    return asked
  }
}
