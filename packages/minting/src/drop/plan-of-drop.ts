import { royaltySplitHash, splitFault } from '@chiaroscuro/domain/build'
import { type Hex32, parseAddress } from '@chiaroscuro/domain/id'
import { MintingError } from '../minting-error.js'
import { type Plan, type PlanText, parsePlan } from '../plan/plan.js'
import { type Drop, isSplit } from './drop.js'
import { filesOfPieces } from './files-of-pieces.js'
import type { KnownFile } from './known-file.js'
import { pricesOf } from './sale.js'
import { metadataHashes } from './uploads-of-drop.js'

/** Addresses of uploaded contents, by the hash of their bytes. */
export type Hosted = ReadonlyMap<Hex32, readonly string[]>

/**
 * What is minted of a drop whose files and metadata lie where they are to be fetched from: the same drop, files and addresses come
 * to the same plan. Throws `MintingError` `incomplete-drop` naming the first thing that is missing, and `invalid-plan`.
 */
export function planOfDrop(drop: Drop, files: readonly KnownFile[], hosted: Hosted): Plan {
  const { network, didId, royaltyBasisPoints, batchSize, pilot, fee } = drop
  if (didId === undefined) throw incomplete('it has no DID')
  const ofPieces = filesOfPieces(drop, files)
  const hashes = metadataHashes(drop)
  const prices = pricesOf(drop)
  const text: PlanText = {
    ...{ version: 1, network, didId, royaltyBasisPoints, batchSize },
    // Where nothing follows it there is nothing to wait for.
    ...(pilot > 0 && pilot < drop.pieces.length && { pilot }),
    ...royaltyOf(drop),
    fee: {
      ...{ start: fee.start.toString(), step: fee.step.toString(), ceiling: fee.ceiling.toString() },
      patienceBlocks: fee.patienceBlocks,
    },
    ...saleOf(drop, prices),
    pieces: drop.pieces.map(({ name, to, edition = 1, editionTotal = 1 }, at) => {
      const which = `piece ${at + 1}`
      const dataHash = ofPieces[at]?.hash
      const metadataHash = hashes[at]
      if (dataHash === undefined || metadataHash === undefined) throw incomplete(`${which} has no file`)
      return {
        name: name.normalize('NFC'),
        ...{ dataUris: urisOf(hosted, dataHash, which), dataHash },
        ...{ metadataUris: urisOf(hosted, metadataHash, which), metadataHash },
        ...{ licenseUris: [...(drop.license?.uris ?? [])], licenseHash: drop.license?.hash ?? null },
        ...{ edition, editionTotal, to: puzzleHashOf(to ?? drop.owner, which) },
        ...(prices[at] !== undefined && { price: prices[at].toString() }),
      }
    }),
  }
  return parsePlan(text)
}

/** Where royalties go: to an address of somebody's, or to one that pays out to several. */
function royaltyOf(drop: Drop): Pick<PlanText, 'royaltyPuzzleHash' | 'royaltySplit'> {
  if (!isSplit(drop)) return { royaltyPuzzleHash: puzzleHashOf(drop.royaltyAddress, 'the royalty') }
  const payees = drop.royaltySplit.map(({ address, basisPoints }) => ({
    ...{ puzzleHash: puzzleHashOf(address, 'a part of the royalty'), basisPoints },
  }))
  if (splitFault(payees)) throw incomplete('its royalties are not shared out')
  return { royaltyPuzzleHash: royaltySplitHash(payees), royaltySplit: payees }
}

/** A sale of which nothing is offered is none. */
function saleOf({ sale, owner }: Drop, prices: readonly (bigint | undefined)[]): Pick<PlanText, 'sale'> {
  if (!sale || prices.every((price) => price === undefined)) return {}
  const { asset, endsAt } = sale
  const payTo = puzzleHashOf(owner, 'the seller')
  return { sale: { asset, payTo, ...(endsAt !== undefined && { endsAt }) } }
}

function urisOf(hosted: Hosted, hash: Hex32, which: string): string[] {
  const uris = hosted.get(hash) ?? []
  if (uris.length === 0) throw incomplete(`${which} has a file that lies nowhere`)
  return [...uris]
}

function puzzleHashOf(address: string, which: string): Hex32 {
  const found = parseAddress(address)
  if (found === undefined) throw incomplete(`${which} has no address to go to`)
  return found
}

function incomplete(why: string): MintingError {
  return new MintingError('incomplete-drop', `The drop cannot be planned: ${why}`)
}
