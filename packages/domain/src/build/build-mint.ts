import { hexBytes } from '../bytes.js'
import { type Coin, type CoinSpend, coinIdOf } from '../chain/coin.js'
import {
  NIL,
  parseClvm,
  treeHash,
  writeAtom,
  writeCurried,
  writeInteger,
  writeList,
  writeQuoted,
} from '../clvm/index.js'
import { hex32Of, type LauncherId, type PuzzleHash } from '../id/hex32.js'
import { type OnChainMetadata, writeOnChainMetadata } from '../nft/on-chain-metadata.js'
import {
  launcherHash,
  launcherProgram,
  metadataUpdaterProgram,
  royaltyTransferProgram,
} from '../puzzle/program.js'
import { BuildError } from './build-error.js'
import type { Sending } from './build-send.js'
import {
  announce,
  assertCoinAnnouncement,
  assertSpentWith,
  checkAmount,
  createCoin,
  joinOwner,
  writeHex,
} from './condition.js'
import { didInnerHash, nextDid, spendDid } from './did-spend.js'
import type { KnownNft, OwnedDid } from './held-coin.js'
import { type NftFacts, nextNft, nftHash, nftPuzzle } from './nft-spend.js'
import { selectCoins } from './select-coins.js'
import { writeStruct } from './singleton-spend.js'
import { spendXchCoins } from './spend-own.js'

/** The most NFTs of one mint: the chain's limit on a bundle's cost allows about eighty. */
export const MAX_MINTED = 50
const MAX_BASIS_POINTS = 10_000

/** An NFT to be minted. */
export interface MintItem {
  readonly metadata: OnChainMetadata
  /** Its first owner. */
  readonly to: PuzzleHash
}

/** NFTs to be minted by a DID, which is parent of their launchers and their first owner at once. */
export interface Mint extends Sending {
  readonly did: OwnedDid
  readonly items: readonly MintItem[]
  readonly royaltyPuzzleHash: PuzzleHash
  readonly royaltyBasisPoints: number
}

/** A mint before anybody has signed it, and what there is once a block holds it. */
export interface UnsignedMint {
  readonly spends: CoinSpend[]
  /** In the order of the items. */
  readonly nfts: readonly KnownNft[]
  /** The DID's next coin: what the mint after this one spends. */
  readonly did: OwnedDid
}

/**
 * Mints NFTs in one bundle (CHIP-0005). It costs a mojo each and the fee. Launchers are told apart by their amount: the
 * same coins and items always come to the same launcher ids. Throws `BuildError` `invalid-mint`, `insufficient-funds`,
 * `too-many-coins`, `not-owned`, `invalid-amount`.
 */
export function buildMint({ did, items, funds, changeTo, fee = 0n, respent, ...terms }: Mint): UnsignedMint {
  checkTerms(items, terms.royaltyBasisPoints)
  const made = items.map((item, at) => mintOne(did, item, at, terms))
  const lent = BigInt(items.length)
  const coins = selectCoins(funds.xch, checkAmount(fee, 0n) + lent, { respent })
  const [lead] = coins
  if (!lead) throw new BuildError('insufficient-funds', 'There is no coin to mint with')
  const owner = [...made.flatMap(({ asked }) => asked), assertSpentWith(coinIdOf(lead.coin))]
  const follow = [assertSpentWith(coinIdOf(did.coin))]
  return {
    spends: [
      spendDid(did, owner),
      ...made.flatMap(({ spends }) => spends),
      ...spendXchCoins(coins, { payments: [], changeTo, conditions: follow, fee, lent }),
    ],
    nfts: made.map(({ nft }) => nft),
    did: nextDid(did),
  }
}

function checkTerms(items: readonly MintItem[], basisPoints: number): void {
  if (items.length === 0 || items.length > MAX_MINTED)
    throw new BuildError('invalid-mint', `A mint has 1 to ${MAX_MINTED} NFTs`)
  if (!Number.isInteger(basisPoints) || basisPoints < 0 || basisPoints > MAX_BASIS_POINTS)
    throw new BuildError('invalid-mint', `A royalty of ${basisPoints} basis points is none`)
}

type Terms = Pick<Mint, 'royaltyPuzzleHash' | 'royaltyBasisPoints'>

interface Made {
  /** What the DID has to say for it. */
  readonly asked: readonly Uint8Array[]
  readonly spends: readonly CoinSpend[]
  readonly nft: KnownNft
}

/** Launcher, first coin, and the coin that its owner gets. */
function mintOne(did: OwnedDid, { metadata, to }: MintItem, at: number, terms: Terms): Made {
  const parent = hexBytes(coinIdOf(did.coin))
  // Even, since a singleton makes no odd coin but its own; what is beyond a mojo goes back into the bundle.
  const launcher: Coin = { parentCoinInfo: parent, puzzleHash: launcherHash, amount: 2n * BigInt(at) }
  const launcherId: LauncherId = hex32Of(hexBytes(coinIdOf(launcher)))
  const facts = factsOf(launcherId, metadata, terms)
  const under = joinOwner(did.didId, didInnerHash(did, did.p2PuzzleHash))
  // Nobody signs it: it can say nothing else, and exists for this bundle alone.
  const first = writeQuoted(writeList([createCoin(to, 1n), under]))
  const firstHash = hex32Of(treeHash(parseClvm(first)))
  const coin: Coin = {
    parentCoinInfo: hexBytes(launcherId),
    puzzleHash: hexBytes(nftHash(facts, firstHash)),
    amount: 1n,
  }
  const launch = writeList([writeAtom(coin.puzzleHash), writeInteger(coin.amount), NIL])
  const eve: KnownNft = {
    ...{ kind: 'nft', coin, p2PuzzleHash: firstHash, ...facts, ...terms },
    lineage: { parentParent: parent, parentInnerPuzzleHash: parent, parentAmount: launcher.amount },
  }
  return {
    asked: [
      createCoin(hex32Of(launcherHash), launcher.amount, false),
      assertCoinAnnouncement(launcherId, treeHash(parseClvm(launch))),
      announce(launcherId),
    ],
    spends: [
      { coin: launcher, puzzleReveal: launcherProgram.bytes, solution: launch },
      {
        coin,
        puzzleReveal: nftPuzzle(facts, first),
        solution: writeList([
          // `(launcher_parent launcher_amount)`: how a singleton's first coin proves its descent.
          writeList([writeAtom(parent), writeInteger(launcher.amount)]),
          writeInteger(coin.amount),
          writeList([writeList([NIL])]),
        ]),
      },
    ],
    nft: nextNft(eve, to, did.didId),
  }
}

function factsOf(launcherId: LauncherId, metadata: OnChainMetadata, terms: Terms): NftFacts {
  const share = BigInt(terms.royaltyBasisPoints)
  return {
    launcherId,
    metadata: written(metadata),
    metadataUpdaterHash: hex32Of(metadataUpdaterProgram.hash),
    transferProgram: writeCurried(royaltyTransferProgram.bytes, [
      writeStruct(launcherId),
      writeHex(terms.royaltyPuzzleHash),
      writeInteger(share),
    ]),
    ownerDid: null,
  }
}

function written(metadata: OnChainMetadata): Uint8Array {
  const { edition, editionTotal } = metadata
  if (edition < 1n || editionTotal < edition)
    throw new BuildError('invalid-mint', `Edition ${edition} of ${editionTotal} is none`)
  try {
    return writeOnChainMetadata(metadata)
  } catch (cause) {
    throw new BuildError('invalid-mint', 'The metadata is too long', { cause })
  }
}
