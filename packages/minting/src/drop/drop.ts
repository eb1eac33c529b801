import type { AddressPrefix, DidId, Hex32 } from '@chiaroscuro/domain/id'
import type { Plan } from '../plan/plan.js'
import type { PieceDraft } from '../sheet/draft.js'
import type { SaleTerms } from './sale.js'

/** Networks by the names that full nodes give them; only mainnet's money is money. */
export type DropNetwork = 'mainnet' | 'testnet11' | 'simulator0'

/** What addresses of a network begin with. */
export function addressPrefixOf(network: DropNetwork): AddressPrefix {
  return network === 'mainnet' ? 'xch' : 'txch'
}

/** A collection as every metadata document of its pieces tells of it (CHIP-0007). */
export interface CollectionDraft {
  /** The creator's own id for it; with the DID it makes the id that sites know it by. */
  readonly id: string
  readonly name: string
  readonly description: string
  /** Addresses of pictures and pages; nothing where there is none. */
  readonly icon: string | undefined
  readonly banner: string | undefined
  readonly website: string | undefined
  readonly twitter: string | undefined
}

/** Under what terms pieces are sold on: the text's addresses, and the hash that holds it fast. */
export interface LicenseDraft {
  readonly uris: readonly string[]
  readonly hash: Hex32 | undefined
}

/** Somebody who gets a part of every royalty, as entered. */
export interface RoyaltyShare {
  readonly address: string
  /** Of the royalty, in basis points. */
  readonly basisPoints: number
}

/** Whether royalties go to several. */
export function isSplit({ royaltySplit }: Pick<Drop, 'royaltySplit'>): boolean {
  return royaltySplit.length > 0
}

/** A collection about to be minted, as its creator has it: anything in it may still be wrong. */
export interface Drop {
  readonly network: DropNetwork
  readonly collection: CollectionDraft
  readonly didId: DidId | undefined
  /** As it was entered. */
  readonly royaltyAddress: string
  /** Those who share every royalty; where there is nobody, all of it goes to the address. */
  readonly royaltySplit: readonly RoyaltyShare[]
  readonly royaltyBasisPoints: number
  readonly license: LicenseDraft | undefined
  /** Whether pieces show what not everybody wants to see. */
  readonly isSensitive: boolean
  /** First owner of pieces that name none, as it was entered. */
  readonly owner: string
  readonly batchSize: number
  /** Pieces of a first bundle that is looked at before the others follow; 0 where there is none. */
  readonly pilot: number
  readonly fee: Plan['fee']
  /** What is offered once it is minted; nothing where nothing is. */
  readonly sale: SaleTerms | undefined
  readonly pieces: readonly PieceDraft[]
}
