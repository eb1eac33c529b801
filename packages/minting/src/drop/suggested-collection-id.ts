import { sha256, toHex } from '@chiaroscuro/domain/bytes'
import type { Drop } from './drop.js'

/** An id for a collection without one, in the form of a UUID (version 8): the same for one creator and one name. */
export function suggestedCollectionId({ didId, collection, network }: Drop): string {
  const words = `collection\n${network}\n${didId ?? ''}\n${collection.name.normalize('NFC').trim()}`
  const digits = toHex(sha256(new TextEncoder().encode(words)))
  const part = (from: number, to: number) => digits.slice(from, to)
  return `${part(0, 8)}-${part(8, 12)}-8${part(13, 16)}-8${part(17, 20)}-${part(20, 32)}`
}
