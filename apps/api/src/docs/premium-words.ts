import { membership, premium } from '@chiaroscuro/contract/schema'
import type { Words } from './documented.js'

const PREMIUM = 'Premium'

/** What the reference says of membership. */
export const PREMIUM_WORDS: Readonly<Record<string, Words>> = {
  'get-premium': { group: PREMIUM, summary: 'What membership costs and gives', output: premium },
  'get-membership': {
    group: PREMIUM,
    summary: 'Your membership',
    description:
      'Until when it lasts, and each payment with what it bought. A payment that a reorg took back is `gone`.',
    output: membership,
  },
  'open-membership': {
    group: PREMIUM,
    summary: 'Ask how to pay',
    description:
      'Gives an address of your own, the same each time, and prices that hold for a day. Whatever XCH arrives there buys years, then months; the rest is kept until more comes. Amounts below a thousandth of a month’s price are passed over.',
    output: membership,
  },
}
