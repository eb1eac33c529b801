import {
  minting,
  mintingAccount,
  mintingOverview,
  mintOrder,
  mintRequest,
  mintRequestPage,
} from '@chiaroscuro/contract/schema'
import type { Words } from './documented.js'

const MINTING = 'Minting'

/** What the reference says of minting by program. */
export const MINTING_WORDS: Readonly<Record<string, Words>> = {
  'get-minting': {
    group: MINTING,
    summary: 'What the minting API costs and bears',
    description: 'Whether a minter runs, how much waits for it, and the limits.',
    output: minting,
  },
  'get-minting-account': {
    group: MINTING,
    summary: 'Your credits and what became of them',
    description:
      '`profile` is the DID that mints for you. It is made with your first credit; nobody else’s pieces are minted by it. `ledger` is only ever added to, and `credits` is its sum.',
    output: mintingAccount,
  },
  'open-minting-account': {
    group: MINTING,
    summary: 'Ask where credits are bought',
    description:
      'Gives an address of your own, the same each time, and a price that holds for a day. Whatever XCH arrives there buys whole credits; the rest is kept until more comes. What a reorg takes back is taken back here.',
    output: mintingAccount,
  },
  'order-mints': {
    group: MINTING,
    summary: 'Order pieces',
    description:
      'All of them or none. Answered 202 as soon as they are written down; GET /v2/mint-requests/{request_id} says how far each is. Send an `Idempotency-Key`: the same one again is the same order, and nothing is minted twice. With `requested_mojos` a piece is minted to the minter and sold to whoever takes its offer: the price goes to `target_address`. Once nobody took it in time the credit is there again, and the next order of the same content is offered without being minted anew. Webhooks and the stream tell of the mint as of any other.',
    output: mintOrder,
  },
  'list-mint-requests': {
    group: MINTING,
    summary: 'What you have ordered',
    description: 'The newest first.',
    output: mintRequestPage,
  },
  'get-mint-request': { group: MINTING, summary: 'How far a piece is', output: mintRequest },
  'get-minting-overview': {
    group: MINTING,
    summary: 'How the minter is, and who mints',
    description: 'For the people who run this.',
    output: mintingOverview,
  },
}
