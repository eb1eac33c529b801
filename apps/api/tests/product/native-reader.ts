import type { Sdk } from '@chiaroscuro/devnet'
import type { CoinSpend } from '@chiaroscuro/domain/chain'

/** Facts of an NFT before or after a spend, as plain text, so that two readers can be compared. */
export interface Facts {
  readonly coinId: string
  readonly owner: string
  readonly did: string | null
  readonly updater: string
  /** Null where the native reader gives the whole record up for one odd value. */
  readonly metadata: Readonly<Record<string, unknown>> | null
}

/** A spend of an NFT as plain text. */
export interface SpendFacts {
  readonly launcherId: string
  readonly royaltyPuzzleHash: string
  readonly royaltyBasisPoints: number
  readonly before: Facts
  readonly after: Facts | null
}

type Clvm = InstanceType<Sdk['Clvm']>
type Nft = NonNullable<ReturnType<ReturnType<ReturnType<Clvm['deserialize']>['puzzle']>['parseChildNft']>>

const hex = (bytes: Uint8Array | null | undefined) => (bytes ? Buffer.from(bytes).toString('hex') : null)

/** Reads a spend with the native SDK alone; `undefined` when it is no NFT, `'refused'` when it throws. */
export function readNatively(sdk: Sdk, spend: CoinSpend): SpendFacts | undefined | 'refused' {
  const clvm: Clvm = new sdk.Clvm()
  const { coin } = spend
  const native = new sdk.Coin(coin.parentCoinInfo, coin.puzzleHash, coin.amount)
  try {
    const puzzle = clvm.deserialize(spend.puzzleReveal).puzzle()
    const solution = clvm.deserialize(spend.solution)
    const parsed = puzzle.parseNft(native, solution)
    if (!parsed) return undefined
    const { nft } = parsed
    const child = puzzle.parseChildNft(native, solution)
    return {
      launcherId: hex(nft.info.launcherId) ?? '',
      royaltyPuzzleHash: hex(nft.info.royaltyPuzzleHash) ?? '',
      royaltyBasisPoints: nft.info.royaltyBasisPoints,
      before: factsOf(nft),
      after: child ? factsOf(child) : null,
    }
  } catch {
    return 'refused'
  }
}

function factsOf({ coin, info }: Nft): Facts {
  const metadata = info.metadata.parseNftMetadata()
  return {
    coinId: hex(coin.coinId()) ?? '',
    owner: hex(info.p2PuzzleHash) ?? '',
    did: hex(info.currentOwner),
    updater: hex(info.metadataUpdaterPuzzleHash) ?? '',
    metadata: metadata && {
      dataUris: metadata.dataUris,
      dataHash: hex(metadata.dataHash),
      metadataUris: metadata.metadataUris,
      metadataHash: hex(metadata.metadataHash),
      licenseUris: metadata.licenseUris,
      licenseHash: hex(metadata.licenseHash),
      edition: metadata.editionNumber,
      editionTotal: metadata.editionTotal,
    },
  }
}

/** A DID's spend as plain text; the child only where the native reader can tell it. */
export interface DidFacts {
  readonly didId: string
  readonly owner: string
  readonly recoveryListHash: string | null
  readonly verificationsRequired: number
  readonly child: { readonly coinId: string; readonly owner: string } | null
}

/** Reads a DID's spend with the native SDK alone; `child` is the coin that really followed. */
export function readDidNatively(
  sdk: Sdk,
  spend: CoinSpend,
  child: CoinSpend['coin'] | undefined,
): DidFacts | undefined {
  const clvm: Clvm = new sdk.Clvm()
  const coinOf = ({ parentCoinInfo, puzzleHash, amount }: CoinSpend['coin']) =>
    new sdk.Coin(parentCoinInfo, puzzleHash, amount)
  const coin = coinOf(spend.coin)
  const puzzle = clvm.deserialize(spend.puzzleReveal).puzzle()
  const solution = clvm.deserialize(spend.solution)
  const parsed = puzzle.parseDid(coin, solution)
  if (!parsed) return undefined
  const { info } = parsed.did
  const next = child && childOf(() => puzzle.parseChildDid(coin, solution, coinOf(child)))
  return {
    didId: hex(info.launcherId) ?? '',
    owner: hex(info.p2PuzzleHash) ?? '',
    recoveryListHash: hex(info.recoveryListHash),
    verificationsRequired: Number(info.numVerificationsRequired),
    child: next ? { coinId: hex(next.coin.coinId()) ?? '', owner: hex(next.info.p2PuzzleHash) ?? '' } : null,
  }
}

/** The native reader throws where the child's owner cannot be told. */
function childOf<T>(read: () => T | null): T | null {
  try {
    return read()
  } catch {
    return null
  }
}
