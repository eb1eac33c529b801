import { hexBytes } from '@chiaroscuro/domain/bytes'
import { type CoinSpend, coinIdOf, readDidSpend } from '@chiaroscuro/domain/chain'
import type { ClvmRunner } from '@chiaroscuro/domain/clvm'
import { formatAddress, type Hex32, hex32Of, type PuzzleHash } from '@chiaroscuro/domain/id'
import { coinSpendFromJson } from '@chiaroscuro/domain/spend-bundle'
import { addressPrefixOf, type DropNetwork } from '@chiaroscuro/minting/drop'
import type { MintOrder } from '@chiaroscuro/minting/engine'
import { didTrail } from '@chiaroscuro/minting/engine'
import { type Piece, planHash } from '@chiaroscuro/minting/plan'
import { z } from 'zod'
import { StudioError } from '../ipc/failure.js'
import type { ChiaRpc } from './chia-rpc.js'
import type { FullNode } from './full-node.js'
import { holdToPlan } from './hold-to-plan.js'
import { type PlanWallet, signedMint } from './plan-wallet.js'
import { amountJson } from './spend-json.js'

const MAX_SPENDS = 400

const minted = z.looseObject({
  spend_bundle: z.looseObject({
    coin_spends: z.array(z.unknown()).min(1).max(MAX_SPENDS),
    aggregated_signature: z.string().regex(/^0x[0-9a-f]{192}$/),
  }),
})

export interface ChiaWalletParts {
  readonly rpc: ChiaRpc
  readonly node: FullNode
  readonly run: ClvmRunner
  readonly network: DropNetwork
  readonly didId: Hex32
  /** Wallet of the NFTs that the DID makes, by its number. */
  readonly nftWalletId: number
  /** Where change goes. */
  readonly puzzleHash: PuzzleHash
  /** The plan that a person approved, by its hash; nothing else is signed. */
  readonly approved: () => Hex32 | undefined
}

/**
 * Chia's reference wallet, by its RPC: it builds and signs each bundle and sends nothing. What it built is held against the plan, and
 * its signature checked, before anything else is done with it. Rejects with `StudioError` `not-approved`, `unlike-plan`, `did-gone`,
 * `bad-signature`, and as the RPC does.
 */
export function chiaWallet(parts: ChiaWalletParts): PlanWallet {
  const { rpc, node, run, network, approved } = parts
  const trail = didTrail(parts.didId, node)

  async function make(order: MintOrder, isSigned: boolean) {
    const { plan, batch, didCoinId } = order
    if (plan.network !== network || plan.didId !== parts.didId) throw new StudioError('other-network')
    const said = await rpc.ask('nft_mint_bulk', requestOf(order, parts, isSigned))
    // It says so in words alone.
    if (!said.success && /insufficient|not enough|can't make this transaction/i.test(said.error ?? ''))
      return undefined
    const { spend_bundle } = rpc.read(minted, rpc.taken(said))
    const spends = spendsOf(spend_bundle.coin_spends)
    if (!spends.some(({ coin }) => coinIdOf(coin) === didCoinId)) throw new StudioError('did-gone')
    const own = ownHashes(spends, run).add(parts.puzzleHash)
    const held = { plan, pieces: batch.pieces, mine: (one: PuzzleHash) => own.has(one), isAnyOrder: true }
    const seen = holdToPlan(spends, held, run)
    if (seen.fee !== order.fee) throw new StudioError('unlike-plan')
    return { spends, seen, signature: hexBytes(spend_bundle.aggregated_signature.slice(2)) }
  }
  return {
    async didCoin() {
      const parent = await trail.newestParent()
      if (!parent) return undefined
      const next = (await node.childrenOf(parent.id)).find(
        ({ coin, spentAt }) => spentAt === 0 && coin.amount % 2n === 1n,
      )
      return next?.id
    },
    async preview(order) {
      const made = await make(order, false)
      return made && { ...made.seen, spends: made.spends.length }
    },
    async build(order) {
      if (approved() !== planHash(order.plan)) throw new StudioError('not-approved')
      const made = await make(order, true)
      return made && signedMint({ coinSpends: made.spends, ...made }, made.seen, { network, run })
    },
  }
}

function requestOf({ plan, batch, fee }: MintOrder, parts: ChiaWalletParts, isSigned: boolean) {
  const prefix = addressPrefixOf(parts.network)
  return {
    ...{ wallet_id: parts.nftWalletId, metadata_list: batch.pieces.map(metadataOf) },
    royalty_address: formatAddress(plan.royaltyPuzzleHash, prefix),
    royalty_percentage: plan.royaltyBasisPoints,
    target_list: batch.pieces.map(({ to }) => formatAddress(to, prefix)),
    ...{ mint_number_start: 1, mint_total: batch.pieces.length, mint_from_did: true },
    xch_change_target: formatAddress(parts.puzzleHash, prefix),
    ...{ fee: amountJson(fee), reuse_puzhash: true, push: false, sign: isSigned },
  }
}

function metadataOf(piece: Piece) {
  const { dataUris, dataHash, metadataUris, metadataHash, licenseUris, licenseHash } = piece
  return {
    ...{ uris: dataUris, hash: `0x${dataHash}`, meta_uris: metadataUris, license_uris: licenseUris },
    ...(metadataHash !== null && { meta_hash: `0x${metadataHash}` }),
    ...(licenseHash !== null && { license_hash: `0x${licenseHash}` }),
    ...{ edition_number: piece.edition, edition_total: piece.editionTotal },
  }
}

function spendsOf(said: readonly unknown[]): CoinSpend[] {
  try {
    return said.map(coinSpendFromJson)
  } catch (cause) {
    throw new StudioError('wallet-unreadable', { cause })
  }
}

/** Owners of what the bundle spends: the wallet signs for them, and what goes back to them has not left it. */
function ownHashes(spends: readonly CoinSpend[], run: ClvmRunner): Set<PuzzleHash> {
  const own = new Set<PuzzleHash>()
  const made = new Set(spends.map(({ coin }) => coinIdOf(coin)))
  for (const spend of spends) {
    // What the bundle makes and spends itself proves nothing of its owner.
    if (made.has(hex32Of(spend.coin.parentCoinInfo))) continue
    own.add(hex32Of(spend.coin.puzzleHash))
    const owner = readDidSpend(spend, run)?.after?.p2PuzzleHash
    if (owner) own.add(owner)
  }
  return own
}
