/** How long a price that somebody was told holds. */
export const QUOTE_MS = 86_400_000
