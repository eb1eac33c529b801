import { readOwnedDid, readXchCoin } from '@chiaroscuro/domain/build'
import { hexBytes, toHex } from '@chiaroscuro/domain/bytes'
import type { ClvmRunner } from '@chiaroscuro/domain/clvm'
import type { DidId, Hex32, PuzzleHash } from '@chiaroscuro/domain/id'
import { deriveUnhardenedPublic, standardPuzzleHash, syntheticPublicKey } from '@chiaroscuro/domain/signature'
import { didTrail } from '@chiaroscuro/minting/engine'
import { StudioError } from '../ipc/failure.js'
import type { FullNode } from './full-node.js'
import { offlineOffers } from './offline-offers.js'
import { offlineWallet, type WatchedMoney } from './offline-wallet.js'
import { networkOf, type Purse } from './purse.js'

/** Where Chia's wallets keep their keys. */
const WALLET_PATH = [12381, 8444, 2]
/** Addresses of a wallet that are looked at, from its first one on. */
const WATCHED = 100

export interface OfflineAccount {
  /** Master public key, 48 bytes in hex: it shows what the wallet has, and can spend none of it. */
  readonly publicKey: string
  readonly didId: DidId
}

/**
 * What a wallet has whose keys are elsewhere. Rejects with `StudioError` `not-a-key`, `other-network`, `no-did` where the DID is another
 * wallet's, and as the node does.
 */
export async function openOfflinePurse(
  { publicKey, didId }: OfflineAccount,
  node: FullNode,
  run: ClvmRunner,
): Promise<Purse> {
  const network = await networkOf(await node.network(), node)
  const keys = walletKeys(publicKey)
  const keyOf = (puzzleHash: Hex32) => keys.get(puzzleHash)
  const trail = didTrail(didId, node)
  const money: WatchedMoney = {
    keyOf,
    async did() {
      const found = await trail.newestParent()
      return found && readOwnedDid(await node.spendOf(found.id, found.spentAt), keyOf, run)
    },
    async xch() {
      const found = await node.coinsAtAny([...keys.keys()])
      return found.flatMap(({ coin }) => readXchCoin(coin, keyOf) ?? [])
    },
  }
  const did = await money.did()
  if (!did) throw new StudioError('no-did')
  const coins = await money.xch()
  return {
    ...{ kind: 'offline', network, didId, dids: [didId], puzzleHash: did.p2PuzzleHash, node },
    balance: coins.reduce((sum, { coin }) => sum + coin.amount, 0n),
    signText: undefined,
    offers: ({ approved, folder }) => offlineOffers({ node, network, keyOf, run, approved, folder }),
    wallet: ({ approved, folder }) =>
      offlineWallet({ ...{ money, node, run, network, approved, folder }, changeTo: did.p2PuzzleHash }),
  }
}

function received(own: Uint8Array): { publicKey: Uint8Array; puzzleHash: PuzzleHash } {
  const key = syntheticPublicKey(own)
  const puzzleHash = standardPuzzleHash(toHex(key))
  if (!puzzleHash) throw new StudioError('not-a-key')
  return { publicKey: key, puzzleHash }
}

/** Synthetic keys by the puzzle hashes that they own. */
function walletKeys(publicKey: string): Map<Hex32, Uint8Array> {
  try {
    const root = WALLET_PATH.reduce(deriveUnhardenedPublic, hexBytes(publicKey))
    return new Map(
      Array.from({ length: WATCHED }, (_, index) => {
        const own = deriveUnhardenedPublic(root, index)
        const { publicKey: key, puzzleHash } = received(own)
        return [puzzleHash, key]
      }),
    )
  } catch (cause) {
    throw new StudioError('not-a-key', { cause })
  }
}
