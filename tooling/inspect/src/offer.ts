import type { ClvmRunner } from '@chiaroscuro/domain/clvm'
import { type AddressPrefix, formatAddress, formatNftId } from '@chiaroscuro/domain/id'
import {
  decodeOffer,
  type Expiry,
  type OfferItem,
  type RoyaltyLine,
  type VerifiedOffer,
  verifyOffer,
} from '@chiaroscuro/domain/offer'
import { toFailure } from './failure.js'

/** One line for one offer file, and whether it was refused. */
export interface InspectedOffer {
  readonly line: object
  readonly failed: boolean
}

/** Reads a file that holds one offer and says what it trades. Never throws. */
export function inspectOffer(
  file: string,
  read: () => string,
  run: ClvmRunner,
  prefix: AddressPrefix | undefined,
): InspectedOffer {
  try {
    return { line: describe(file, verifyOffer(decodeOffer(withoutMark(read())), run), prefix), failed: false }
  } catch (error) {
    const { code, message } = toFailure(error)
    return { line: { file, ok: false, reason: code, message }, failed: true }
  }
}

/** Without the byte order mark that some editors put before a text. */
function withoutMark(text: string): string {
  return text.replace(/^\uFEFF/, '')
}

function describe(file: string, offer: VerifiedOffer, prefix: AddressPrefix | undefined): object {
  const { network } = offer
  // Test networks write other addresses; where no signature tells, the address is written as on mainnet.
  const natural = network === null || network === 'nosig' || network === 'mainnet' ? 'xch' : 'txch'
  return {
    file,
    ok: true,
    network,
    offered: offer.offered.map(toItem),
    requested: offer.requested.map(toItem),
    royalties: offer.royalties.map((line) => toRoyalty(line, prefix ?? natural)),
    expiry: toExpiry(offer.expiry),
    fee: offer.fee.toString(),
    mustBeUnspent: offer.mustBeUnspent,
  }
}

function toItem(item: OfferItem): object {
  switch (item.kind) {
    case 'nft':
      return { kind: 'nft', id: formatNftId(item.launcherId), royaltyBasisPoints: item.royaltyBasisPoints }
    case 'xch':
      return { kind: 'xch', amount: item.amount.toString() }
    case 'cat':
      return { kind: 'cat', assetId: item.assetId, amount: item.amount.toString() }
    case 'unknown':
      return { kind: 'unknown' }
  }
}

function toRoyalty(line: RoyaltyLine, prefix: AddressPrefix): object {
  return {
    nft: formatNftId(line.launcherId),
    address: formatAddress(line.royaltyPuzzleHash, prefix),
    basisPoints: line.basisPoints,
    asset: line.asset,
    amount: line.amount.toString(),
    honesty: line.honesty,
  }
}

/** Only what is set: an offer that never expires has an empty expiry. */
function toExpiry({ seconds, height }: Expiry): object {
  return {
    ...(seconds === null ? {} : { seconds: Number(seconds) }),
    ...(height === null ? {} : { height }),
  }
}
