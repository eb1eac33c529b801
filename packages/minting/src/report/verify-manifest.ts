import { type KnownNft, readKnownNft } from '@chiaroscuro/domain/build'
import { type Coin, type CoinSpend, coinIdOf, readDidSpend } from '@chiaroscuro/domain/chain'
import { type ClvmRunner, parseClvm } from '@chiaroscuro/domain/clvm'
import {
  type CoinId,
  collectionIdOf,
  type DidId,
  formatNftId,
  hex32Of,
  type PuzzleHash,
} from '@chiaroscuro/domain/id'
import { readOnChainMetadata } from '@chiaroscuro/domain/nft'
import { standardPuzzleHash } from '@chiaroscuro/domain/signature'
import { isSplitHash } from '../plan/plan.js'
import { didOfManifest, isSealed, type Manifest, type SignedManifest } from './manifest.js'

/** A coin of a chain and where it was spent; 0 while it is not. */
export interface FoundCoin {
  readonly id: CoinId
  readonly coin: Coin
  readonly spentAt: number
}

/** What checking asks of a chain: any full node answers it. */
export interface ManifestChain {
  network(): Promise<string>
  childrenOf(id: CoinId): Promise<readonly FoundCoin[]>
  /** Nothing where the coin was not spent in that block. */
  spendOf(id: CoinId, height: number): Promise<CoinSpend | undefined>
}

export type ManifestFault =
  | { readonly code: 'bad-signature' | 'other-collection' | 'other-network' | 'other-signer' }
  | {
      readonly code: 'not-on-chain' | 'other-height' | 'other-id' | 'unlike-chain' | 'other-creator'
      readonly number: number
    }

type PieceCode = Extract<ManifestFault, { number: number }>['code']
type Piece = Manifest['pieces'][number]

/** How many pieces are asked for at once. */
const AT_ONCE = 8
/** A DID makes the launcher, or a coin that makes it. */
const MAX_STEPS = 3

/** Faults that show in the file alone. */
export function faultsOfFile(signed: SignedManifest): ManifestFault[] {
  const { manifest } = signed
  const { collection } = manifest
  const did = didOfManifest(manifest)
  const isOwn = did !== undefined && collectionIdOf(did, collection.id) === collection.encodedId
  return [
    ...(isSealed(signed) ? [] : [{ code: 'bad-signature' } as const]),
    ...(isOwn ? [] : [{ code: 'other-collection' } as const]),
  ]
}

/**
 * Holds a signed manifest against a chain, piece by piece: each is there, minted in that block by that DID with these hashes, addresses,
 * edition and royalty; and the key is the one that owned the DID as it minted. Nothing of the file is believed. Rejects as the chain does.
 */
export async function verifyManifest(
  signed: SignedManifest,
  chain: ManifestChain,
  run: ClvmRunner,
): Promise<ManifestFault[]> {
  const { manifest, signature } = signed
  const faults = faultsOfFile(signed)
  if ((await chain.network()) !== manifest.network) return [...faults, { code: 'other-network' }]
  const did = didOfManifest(manifest)
  const left = [...manifest.pieces]
  async function work(): Promise<void> {
    for (let piece = left.shift(); piece; piece = left.shift()) {
      const code = await faultOf(piece, { manifest, did, chain, run })
      if (code) faults.push({ code, number: piece.number })
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  if (!(await isSignersDid(manifest, signature.publicKey, chain, run))) faults.push({ code: 'other-signer' })
  return faults.sort((one, other) => numberOf(one) - numberOf(other))
}

const numberOf = (fault: ManifestFault) => ('number' in fault ? fault.number : 0)

/** Whether a key owned the DID as it minted the first block's pieces: the spend of the DID itself says so. */
export async function isSignersDid(
  manifest: Manifest,
  publicKey: string,
  chain: Pick<ManifestChain, 'childrenOf' | 'spendOf'>,
  run: ClvmRunner,
): Promise<boolean> {
  const [first] = manifest.pieces
  const did = didOfManifest(manifest)
  if (!first || !did) return false
  const owners = await ownersAt(first, did, chain, run)
  return owners.some((owner) => owner === standardPuzzleHash(publicKey))
}

/** Owners of the DID right before and after it minted a piece; none where it did not. */
async function ownersAt(
  { launcherId, height }: Piece,
  did: DidId,
  chain: Pick<ManifestChain, 'spendOf'>,
  run: ClvmRunner,
): Promise<readonly (PuzzleHash | null | undefined)[]> {
  let id: CoinId = launcherId
  for (let step = 0; step < MAX_STEPS; step++) {
    const spend = await spendAt(chain, id, height)
    if (!spend) return []
    const found = step === 0 ? undefined : readDidSpend(spend, run)
    if (found) return found.didId === did ? [found.before.p2PuzzleHash, found.after?.p2PuzzleHash] : []
    id = hex32Of(spend.coin.parentCoinInfo)
  }
  return []
}

interface Scene {
  readonly manifest: Manifest
  readonly did: DidId | undefined
  readonly chain: ManifestChain
  readonly run: ClvmRunner
}

async function faultOf(piece: Piece, scene: Scene): Promise<PieceCode | undefined> {
  const { manifest, did, chain, run } = scene
  if (formatNftId(piece.launcherId) !== piece.nftId) return 'other-id'
  const [first] = await chain.childrenOf(piece.launcherId)
  if (!first) return 'not-on-chain'
  if (first.spentAt !== piece.height) return 'other-height'
  const spend = await spendAt(chain, first.id, piece.height)
  const nft = spend && readNft(spend, run)
  if (nft?.launcherId !== piece.launcherId) return 'not-on-chain'
  // Assigned by the DID's own word in the same block: the puzzle of the NFT demands it.
  if (nft.ownerDid !== did) return 'other-creator'
  return isAsSaid(nft, piece, manifest) ? undefined : 'unlike-chain'
}

function isAsSaid(nft: KnownNft, piece: Piece, manifest: Manifest): boolean {
  const { royaltyPuzzleHash, royaltyBasisPoints } = manifest
  if (!isSplitHash(manifest)) return false
  if (nft.royaltyPuzzleHash !== royaltyPuzzleHash || nft.royaltyBasisPoints !== royaltyBasisPoints)
    return false
  const held = readOnChainMetadata(parseClvm(nft.metadata))
  const { dataHash, dataUris, metadataHash, metadataUris } = held
  const onChain = { dataHash, dataUris, metadataHash, metadataUris }
  const said = {
    ...{ dataHash: piece.dataHash, dataUris: piece.dataUris },
    ...{ metadataHash: piece.metadataHash, metadataUris: piece.metadataUris },
  }
  const isCounted = held.edition === BigInt(piece.edition) && held.editionTotal === BigInt(piece.editionTotal)
  return isCounted && JSON.stringify(onChain) === JSON.stringify(said)
}

function readNft(spend: CoinSpend, run: ClvmRunner): KnownNft | undefined {
  try {
    return readKnownNft(spend, run)
  } catch {
    // A puzzle that breaks its own rules is no piece of anybody's.
    return undefined
  }
}

/** What a node gives of another coin counts as nothing. */
async function spendAt(chain: Pick<ManifestChain, 'spendOf'>, id: CoinId, height: number) {
  const spend = await chain.spendOf(id, height)
  return spend && coinIdOf(spend.coin) === id ? spend : undefined
}
