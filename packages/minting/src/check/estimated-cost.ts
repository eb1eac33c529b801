/** The dearest bundle a node takes: half of what a block holds. */
export const MAX_BUNDLE_COST = 5_500_000_000n

/** The DID's spend and the money's. */
const BASE = 60_000_000n
/** Launcher, first coin and next coin of one piece. */
const PER_PIECE = 66_500_000n
/** Of addresses: they stand in the puzzle, and are hashed with it. */
const PER_ADDRESS_BYTE = 13_500n

/** What a bundle of so many pieces will cost at most, by the bytes of all their addresses; a dry run says exactly. */
export function estimatedCost(pieces: number, addressBytes: number): bigint {
  return BASE + PER_PIECE * BigInt(pieces) + PER_ADDRESS_BYTE * BigInt(addressBytes)
}
