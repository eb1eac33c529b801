import { z } from 'zod'

/** Everything that can go wrong with a call under `/v2`, by name: its status and what it means. */
export const PROBLEMS = {
  InvalidInput: { status: 422, title: 'A parameter is not what it should be' },
  NotFound: { status: 404, title: 'There is no such thing' },
  NotSupportedAt: { status: 400, title: 'This cannot be asked of a past height' },
  OfferKnown: { status: 409, title: 'The offer is known already' },
  OfferOver: { status: 409, title: 'The offer is over' },
  OfferRefused: { status: 400, title: 'The offer cannot be listed' },
  Unauthenticated: { status: 401, title: 'Nobody is signed in, or the token proves nothing' },
  Forbidden: { status: 403, title: 'Whoever asks may not do this' },
  Banned: { status: 403, title: 'The account may claim and name nothing' },
  AppealRefused: { status: 409, title: 'This cannot be appealed, or answered, as it stands' },
  ChallengeUnknown: { status: 400, title: 'No such challenge is open' },
  SignatureRefused: { status: 400, title: 'The signature does not prove it' },
  OwnerUnknown: { status: 409, title: 'Nobody can tell who holds the profile' },
  NameRefused: { status: 409, title: 'The username cannot be taken' },
  NotOwned: { status: 409, title: 'The profile does not hold this item' },
  AuctionRefused: { status: 400, title: 'The auction cannot be held as its text has it' },
  AuctionRunning: { status: 409, title: 'The item is in an auction already' },
  AuctionOver: { status: 409, title: 'The auction has ended' },
  ActRefused: { status: 409, title: 'This cannot be done to it as it stands' },
  CoinSpent: { status: 409, title: 'The item has moved on from this coin' },
  NoAddress: { status: 409, title: 'No letters can be sent to this account' },
  NotOffered: { status: 409, title: 'This is not offered here' },
  SocialRefused: { status: 409, title: 'The account cannot be linked' },
  NoMinter: { status: 403, title: 'The minting API is not enabled' },
  NoCredits: { status: 402, title: 'There are too few credits' },
  KeyStopped: { status: 403, title: 'This key may not mint any more' },
  OrderKnown: { status: 409, title: 'Another order was sent under this key' },
  OtherProfile: { status: 409, title: 'The minter cannot mint for this profile' },
  TooManyHolders: { status: 409, title: 'The snapshot would be too large' },
  TooManyDevices: { status: 409, title: 'Too many browsers are told' },
  TooManyWebhooks: { status: 409, title: 'Too many webhooks are in use' },
  TooManyUploads: { status: 409, title: 'No more files can be put here today' },
  TooManySearches: { status: 409, title: 'No more searches can be saved' },
  TooManyKeys: { status: 409, title: 'Too many keys are in use' },
  TooLarge: { status: 413, title: 'The request is too large' },
  TooManyRequests: { status: 429, title: 'Too many requests in too short a time' },
  IdentitySilent: { status: 503, title: 'The identity service does not answer' },
  Draining: { status: 503, title: 'This process is about to stop' },
  TooSlow: { status: 503, title: 'The answer took too long' },
  Overloaded: { status: 503, title: 'More is asked than can be answered' },
  Busy: { status: 503, title: 'Too much is being done at once' },
  NoSnapshots: { status: 503, title: 'Nothing signs snapshots here' },
  SocialSilent: { status: 503, title: 'The other service does not answer' },
  SourceSilent: { status: 503, title: 'The source of blocks does not answer' },
  Internal: { status: 500, title: 'The service failed' },
} as const satisfies Record<string, { status: number; title: string }>

export type ProblemCode = keyof typeof PROBLEMS

/** Where an input that cannot be taken was given. */
export const inputFault = z.object({
  in: z.enum(['path', 'query', 'body']),
  name: z.string(),
  message: z.string(),
})
export type InputFault = z.infer<typeof inputFault>

/** A problem as `application/problem+json` (RFC 9457). Other members may follow; `code` says which. */
export const problem = z.looseObject({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  code: z.string(),
  detail: z.string(),
  /** With `InvalidInput` alone. */
  errors: z.array(inputFault).optional(),
})
export type Problem = z.infer<typeof problem>
