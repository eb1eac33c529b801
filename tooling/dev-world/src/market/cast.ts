import type { Sdk, WalletKey } from '@chiaroscuro/devnet'
import { deriveWalletKey, faucetKey, toWalletKey } from '@chiaroscuro/devnet'
import type { Collection } from '../content/collection.js'

/** Somebody who can be given something. */
export interface Payee {
  readonly key: Pick<WalletKey, 'puzzleHash'>
}

/** Somebody with a wallet. */
export interface Actor extends Payee {
  readonly name: string
  readonly key: WalletKey
  /** Puzzle hash of the wallet, in hex. */
  readonly address: string
}

/** Everybody in the market. */
export interface Cast {
  readonly faucet: Actor
  readonly creators: readonly Actor[]
  readonly collectors: readonly Actor[]
  creatorOf(collection: Collection): Actor
  byAddress(address: string): Actor | undefined
}

function toActor(name: string, key: WalletKey): Actor {
  return { name, key, address: key.puzzleHash.toString('hex') }
}

/** Derives every wallet from the seed; the faucet's comes from the network's own. */
export function castOf(input: {
  sdk: Sdk
  seed: string
  collections: readonly Collection[]
  collectorCount: number
  networkSeed?: bigint | undefined
}): Cast {
  const { sdk, seed, collections, collectorCount, networkSeed } = input
  const faucet = toActor('faucet', toWalletKey(sdk, faucetKey(sdk, networkSeed)))
  const bySlug = new Map(
    collections.map(({ slug, artist }) => [
      slug,
      toActor(artist, deriveWalletKey(sdk, `${seed}/creator/${slug}`)),
    ]),
  )
  const collectors = Array.from({ length: collectorCount }, (_, index) =>
    toActor(`collector ${index + 1}`, deriveWalletKey(sdk, `${seed}/collector/${index}`)),
  )
  const creators = [...bySlug.values()]
  const byAddress = new Map([faucet, ...creators, ...collectors].map((actor) => [actor.address, actor]))
  return {
    faucet,
    creators,
    collectors,
    creatorOf({ slug }) {
      const actor = bySlug.get(slug)
      if (!actor) throw new RangeError(`nobody makes ${slug}`)
      return actor
    },
    byAddress: (address) => byAddress.get(address),
  }
}
