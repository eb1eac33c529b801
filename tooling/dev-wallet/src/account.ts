import type { KeyOf } from '@chiaroscuro/domain/build'
import { type Address, type AddressPrefix, formatAddress } from '@chiaroscuro/domain/id'
import { deriveWalletKey, masterKeyOf, type WalletKey } from '@chiaroscuro/domain/signature'

/** One of the wallet's people: a key and what it is called. */
export interface Account {
  readonly index: number
  readonly name: string
  readonly key: WalletKey
  readonly keyOf: KeyOf
  readonly address: Address
}

const NAMES = ['First light', 'Second light', 'Third light', 'Fourth light']
export const MOST_ACCOUNTS = NAMES.length

/** So many accounts of a seed (32 bytes), each with the standard wallet key at its number. */
export function accountsOf(seed: Uint8Array, count: number, prefix: AddressPrefix): Account[] {
  const master = masterKeyOf(seed)
  return NAMES.slice(0, count).map((name, index) => {
    const key = deriveWalletKey(master, index)
    return {
      index,
      name,
      key,
      keyOf: (puzzleHash) => (puzzleHash === key.puzzleHash ? key.publicKey : undefined),
      address: formatAddress(key.puzzleHash, prefix),
    }
  })
}
