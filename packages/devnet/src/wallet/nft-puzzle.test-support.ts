import { DevnetError } from '../error.js'
import type { NftInfo } from '../sdk/asset.js'
import type { Clvm, Program } from '../sdk/clvm.js'
import type { Sdk } from '../sdk/native.js'

/** Builds the full puzzle of an NFT around an inner puzzle and checks it against the NFT's own hash. */
export function nftPuzzle<S>(sdk: Sdk, clvm: Clvm<S>, info: NftInfo<S>, inner: Program<S>): Program<S> {
  const { Constants } = sdk
  const struct = clvm.pair(
    clvm.atom(Constants.singletonTopLayerV11Hash()),
    clvm.pair(clvm.atom(info.launcherId), clvm.atom(Constants.singletonLauncherHash())),
  )
  const transferProgram = clvm
    .nftOwnershipTransferProgramOneWayClaimWithRoyalties()
    .curry([struct, clvm.atom(info.royaltyPuzzleHash), clvm.int(BigInt(info.royaltyBasisPoints))])
  const ownership = clvm
    .nftOwnershipLayer()
    .curry([
      clvm.atom(Constants.nftOwnershipLayerHash()),
      info.currentOwner ? clvm.atom(info.currentOwner) : clvm.nil(),
      transferProgram,
      inner,
    ])
  const state = clvm
    .nftStateLayer()
    .curry([
      clvm.atom(Constants.nftStateLayerHash()),
      info.metadata,
      clvm.atom(info.metadataUpdaterPuzzleHash),
      ownership,
    ])
  const puzzle = clvm.singletonTopLayerV11().curry([struct, state])
  if (!puzzle.treeHash().equals(info.puzzleHash()))
    throw new DevnetError(
      'unreadable',
      `NFT ${info.launcherId.toString('hex')} has another puzzle than its layers say`,
    )
  return puzzle
}
