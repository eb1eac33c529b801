/** As many works of a wallet as are looked up at once. */
export const MOST_SHOWN = 100
