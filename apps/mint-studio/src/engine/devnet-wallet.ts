import {
  BuildError,
  buildMint,
  type KeyOf,
  type OwnedDid,
  readOwnedDid,
  readXchCoin,
  signSpends,
} from '@chiaroscuro/domain/build'
import { coinIdOf } from '@chiaroscuro/domain/chain'
import type { ClvmRunner } from '@chiaroscuro/domain/clvm'
import { type CoinId, type DidId, type Hex32, hex32Of } from '@chiaroscuro/domain/id'
import type { WalletKey } from '@chiaroscuro/domain/signature'
import { formatSpendBundle, spendBundleHash } from '@chiaroscuro/domain/spend-bundle'
import type { BuiltMint, MintOrder, MintWallet } from '@chiaroscuro/minting/engine'
import { mintItemOf, planHash } from '@chiaroscuro/minting/plan'
import { StudioError } from '../ipc/failure.js'
import type { CoinRecord, FullNode } from './full-node.js'
import { holdToPlan, type SeenBundle } from './hold-to-plan.js'

export interface DevnetWalletParts {
  readonly node: FullNode
  readonly key: WalletKey
  readonly didId: DidId
  readonly run: ClvmRunner
  /** The plan that a person approved, by its hash; nothing else is signed. */
  readonly approved: () => Hex32 | undefined
}

/** The account as a wallet that signs what was approved. */
export interface DevnetWallet extends MintWallet {
  /** What a bundle would do, read from its spends; it is not signed. Nothing where the account cannot pay. */
  preview(order: MintOrder): Promise<(SeenBundle & { readonly spends: number }) | undefined>
}

/** Rejects with `StudioError` `not-approved`, `unlike-plan`, `did-gone`, and what the node rejects with. */
export function devnetWallet({ node, key, didId, run, approved }: DevnetWalletParts): DevnetWallet {
  const keyOf: KeyOf = (puzzleHash) => (puzzleHash === key.puzzleHash ? key.publicKey : undefined)
  /** Where the search for the DID's newest coin goes on from. */
  let known: CoinId = didId

  async function did(): Promise<OwnedDid | undefined> {
    const parent = await newestParent(known, node)
    // A reorg may have taken away what it goes on from.
    const found = parent ?? (known === didId ? undefined : await newestParent(didId, node))
    if (!found) return undefined
    known = found.id
    return readOwnedDid(await node.spendOf(found.id, found.spentAt), keyOf, run)
  }

  async function make({ plan, batch, didCoinId, fee }: MintOrder) {
    const owned = await did()
    if (!owned || coinIdOf(owned.coin) !== didCoinId) throw new StudioError('did-gone')
    const xch = (await node.coinsAt(key.puzzleHash)).flatMap(({ coin }) => readXchCoin(coin, keyOf) ?? [])
    const { royaltyPuzzleHash, royaltyBasisPoints } = plan
    const terms = { royaltyPuzzleHash, royaltyBasisPoints, changeTo: key.puzzleHash, fee }
    try {
      const mint = buildMint({ did: owned, funds: { xch }, items: batch.pieces.map(mintItemOf), ...terms })
      const mine = (puzzleHash: Hex32) => puzzleHash === key.puzzleHash
      return { mint, seen: holdToPlan(mint.spends, { plan, pieces: batch.pieces, mine }, run) }
    } catch (error) {
      if (error instanceof BuildError && error.code === 'insufficient-funds') return undefined
      throw error
    }
  }

  return {
    async didCoin() {
      const found = await did()
      return found && coinIdOf(found.coin)
    },
    async preview(order) {
      const made = await make(order)
      return made && { ...made.seen, spends: made.mint.spends.length }
    },
    async build(order): Promise<BuiltMint | undefined> {
      if (approved() !== planHash(order.plan)) throw new StudioError('not-approved')
      const made = await make(order)
      if (!made) return undefined
      const { spends, nfts } = made.mint
      const bundle = { coinSpends: spends, signature: signSpends(spends, [key], 'simulator0', run) }
      return {
        ...{ bundleId: spendBundleHash(bundle), bundle: formatSpendBundle(bundle) },
        launcherIds: nfts.map(({ launcherId }) => launcherId),
        firstCoinIds: nfts.map(({ coin }) => hex32Of(coin.parentCoinInfo)),
      }
    },
  }
}

/** The spent coin, from one of a DID's on, whose child is unspent. */
async function newestParent(from: CoinId, node: FullNode): Promise<CoinRecord | undefined> {
  let parent: CoinRecord | undefined
  for (let id = from; ; ) {
    const next = (await node.childrenOf(id)).find(({ coin }) => coin.amount % 2n === 1n)
    if (!next) return undefined
    if (next.spentAt === 0) return parent ?? (await recordOf(id, next.madeAt, node))
    parent = next
    id = next.id
  }
}

/** A coin that made another at a height was spent there. */
async function recordOf(id: CoinId, spentAt: number, node: FullNode): Promise<CoinRecord> {
  const { coin } = await node.spendOf(id, spentAt)
  return { id, coin, madeAt: 0, spentAt }
}
