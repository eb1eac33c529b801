import { toHex } from '@chiaroscuro/domain/bytes'
import type { PuzzleHash } from '@chiaroscuro/domain/id'
import { deriveUnhardenedPublic, standardPuzzleHash, syntheticPublicKey } from '@chiaroscuro/domain/signature'

/** Where somebody pays: the address that the wallet of this public key (at m/12381/8444/2) shows at that place. */
export function paymentHash(publicKey: Uint8Array, place: number): PuzzleHash {
  const hash = standardPuzzleHash(toHex(syntheticPublicKey(deriveUnhardenedPublic(publicKey, place))))
  if (!hash) throw new RangeError('a derived key is a key')
  return hash
}
