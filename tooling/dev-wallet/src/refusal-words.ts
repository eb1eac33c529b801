/** A signature that is none; whoever knows more says it instead. */
export const WRONG_SIGNATURE = 'A signature in it is wrong, or was made for another network'

const OVER = 'It is over: what it stands on is spent already'
const UNPAID = 'A payment or royalty that it insists on is missing or too small'

/** What a full node's words for a refusal mean to a person; the first that fits. */
const WORDS: readonly (readonly [name: RegExp, words: string])[] = [
  [/DOUBLE_SPEND|UNKNOWN_UNSPENT/, OVER],
  [/MEMPOOL_CONFLICT/, 'Something that waits for a block spends the same coins'],
  [/INVALID_FEE/, 'The network fee is too low: the node has no room for it now'],
  [/RESERVE_FEE_CONDITION_FAILED/, 'It pays a lower network fee than it promises'],
  [/MEMPOOL_FULL/, 'Too much waits for a block already; try again with a higher network fee'],
  [/ASSERT_BEFORE_/, 'It ran out: it could be taken until its end only'],
  [/ASSERT_(SECONDS|HEIGHT)_/, 'It cannot be taken yet'],
  [/ASSERT_ANNOUNCE_CONSUMED|_ANNOUNCEMENT_FAILED/, UNPAID],
  [/BAD_AGGREGATE_SIGNATURE/, WRONG_SIGNATURE],
  [/MINTING_COIN/, 'It gives out more than it takes in'],
  [/BLOCK_COST_EXCEEDS_MAX|TOO_LARGE/, 'It is more than one block can hold'],
]

/** Why a node refuses something, in plain words; as the node says it where we have none. */
export function refusalWords(said: string): string {
  return WORDS.find(([name]) => name.test(said))?.[1] ?? said.slice(0, 300)
}
