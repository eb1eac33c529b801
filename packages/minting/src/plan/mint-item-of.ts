import type { MintItem } from '@chiaroscuro/domain/build'
import type { Piece } from './plan.js'

/** A piece as a mint takes it: what goes on the chain, and nothing of what else the plan says of it. */
export function mintItemOf(piece: Piece): MintItem {
  const { to, dataUris, dataHash, metadataUris, metadataHash, licenseUris, licenseHash } = piece
  return {
    to,
    metadata: {
      ...{ dataUris, dataHash, metadataUris, metadataHash, licenseUris, licenseHash },
      ...{ edition: BigInt(piece.edition), editionTotal: BigInt(piece.editionTotal) },
    },
  }
}
