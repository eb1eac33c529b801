import { hexBytes } from '../bytes.js'
import type { Coin } from '../chain/coin.js'
import { writeAtom, writeCurried, writeInteger, writeList, writePair } from '../clvm/index.js'
import { asHex32, type Hex32, hex32Of } from '../id/hex32.js'
import {
  launcherHash,
  metadataUpdaterProgram,
  royaltyTransferProgram,
  singletonProgram,
} from '../puzzle/program.js'
import { deriveWalletKey, masterKeyOf, type WalletKey } from '../signature/derive-key.js'
import { catHash, nextCat } from './cat-spend.js'
import { writeHex } from './condition.js'
import type { CatCoin, KnownNft, OwnedNft, XchCoin } from './held-coin.js'
import { nextNft, nftHash } from './nft-spend.js'

/** Wallets and coins that no chain has made, with the lineage that a chain would give them. */
export interface FakeWallet {
  readonly key: WalletKey
  xch(amount: bigint): XchCoin
  cat(assetId: Hex32, amount: bigint): CatCoin
  nft(royaltyBasisPoints: number, royaltyTo: Hex32): OwnedNft
  readonly isMine: (puzzleHash: Hex32) => boolean
}

/** 32 bytes of one number, as hex: an id like no other number's. */
export function idOf(number: number): Hex32 {
  return asHex32(number.toString(16).padStart(64, '0'))
}

let made = 0

/** The wallet of a number. */
export function fakeWallet(number: number): FakeWallet {
  const key = deriveWalletKey(masterKeyOf(new Uint8Array(32).fill(number)), 0)
  const { publicKey, puzzleHash } = key
  const someParent = () => hexBytes(idOf(++made))
  const coinAt = (at: Hex32, amount: bigint): Coin => ({
    parentCoinInfo: someParent(),
    puzzleHash: hexBytes(at),
    amount,
  })
  return {
    key,
    isMine: (owner) => owner === puzzleHash,
    xch: (amount) => ({ kind: 'xch', coin: coinAt(puzzleHash, amount), publicKey }),
    cat(assetId, amount) {
      const lineage = {
        parentParent: someParent(),
        parentInnerPuzzleHash: hexBytes(puzzleHash),
        parentAmount: amount,
      }
      const coin = coinAt(catHash(assetId, puzzleHash), amount)
      const parent = { kind: 'cat' as const, coin, assetId, lineage, p2PuzzleHash: puzzleHash }
      return { ...nextCat(parent, puzzleHash, amount), publicKey }
    },
    nft(royaltyBasisPoints, royaltyTo) {
      const launcherId = hex32Of(someParent())
      const struct = writePair(
        writeAtom(singletonProgram.hash),
        writePair(writeHex(launcherId), writeAtom(launcherHash)),
      )
      const facts = {
        launcherId,
        metadata: writeList([]),
        metadataUpdaterHash: hex32Of(metadataUpdaterProgram.hash),
        transferProgram: writeCurried(royaltyTransferProgram.bytes, [
          struct,
          writeHex(royaltyTo),
          writeInteger(BigInt(royaltyBasisPoints)),
        ]),
        ownerDid: null,
      }
      const parent: KnownNft = {
        kind: 'nft',
        ...facts,
        coin: coinAt(nftHash(facts, puzzleHash), 1n),
        lineage: { parentParent: someParent(), parentInnerPuzzleHash: someParent(), parentAmount: 1n },
        royaltyPuzzleHash: royaltyTo,
        royaltyBasisPoints,
        p2PuzzleHash: puzzleHash,
      }
      return { ...nextNft(parent, puzzleHash, null), publicKey }
    },
  }
}
