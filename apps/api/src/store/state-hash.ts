import { createHash } from 'node:crypto'

/** Lanes of the sum: 1024 words of 16 bits, which no known attack on sums of hashes comes near. */
const LANES = 1024
const BYTES = LANES * 2

/**
 * An additive hash of a multiset of rows (LtHash): each row is hashed to 1024 words, and the words are summed
 * lane by lane. Rows may be added and removed in any order; the same rows give the same digest.
 */
export interface StateHash {
  add(row: string): void
  remove(row: string): void
  /** sha256 of the lanes, hex. */
  digest(): string
  /** The lanes, to go on from later. */
  bytes(): Buffer
}

/** The hash of nothing, or one that goes on from `bytes()`. */
export function stateHash(from?: Uint8Array): StateHash {
  const lanes = new Uint16Array(LANES)
  if (from) {
    if (from.length !== BYTES) throw new RangeError(`a state hash has ${BYTES} bytes`)
    new Uint8Array(lanes.buffer).set(from)
  }
  const apply = (row: string, sign: 1 | -1) => {
    const bytes = createHash('shake128', { outputLength: BYTES }).update(row).digest()
    const words = new Uint16Array(bytes.buffer, bytes.byteOffset, LANES)
    for (let i = 0; i < LANES; i++) lanes[i] = (lanes[i] as number) + sign * (words[i] as number)
  }
  return {
    add: (row) => apply(row, 1),
    remove: (row) => apply(row, -1),
    digest: () => createHash('sha256').update(new Uint8Array(lanes.buffer)).digest('hex'),
    bytes: () => Buffer.from(lanes.buffer.slice(0)),
  }
}
