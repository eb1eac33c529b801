import type { DidId, Hex32, PuzzleHash } from '@chiaroscuro/domain/id'
import type { DropNetwork } from '@chiaroscuro/minting/drop'
import type { OfferMaker } from '@chiaroscuro/minting/offers'
import type { Word } from '@chiaroscuro/minting/report'
import { StudioError } from '../ipc/failure.js'
import type { FullNode } from './full-node.js'
import type { PlanWallet } from './plan-wallet.js'

export interface Signing {
  /** The plan that a person approved, by its hash; nothing else is signed. */
  readonly approved: () => Hex32 | undefined
  /** Where a project keeps what is signed elsewhere. */
  readonly folder: string
  /** Aborted when its person wants no more to be asked. */
  readonly signal?: AbortSignal
  /** Hears that somebody is asked to sign now. */
  readonly onAsk?: () => void
}

/** What pays for a project's mint and signs it, and the node by which it reaches its network. */
export interface Purse {
  readonly kind: 'devnet' | 'chia' | 'offline' | 'walletconnect'
  readonly network: DropNetwork
  /** The profile that it mints with. */
  readonly didId: DidId
  /** All that it has, in its own order, as far as it tells. */
  readonly dids: readonly DidId[]
  /** Where what its creator keeps goes. */
  readonly puzzleHash: PuzzleHash
  readonly balance: bigint
  readonly node: FullNode
  wallet(signing: Signing): PlanWallet
  /** Makes the offers that an approved plan names, of pieces that it keeps. */
  offers(signing: Signing): OfferMaker
  /** Signs a text (CHIP-0002) with the key that owns the DID; nothing where the keys are elsewhere. */
  readonly signText: ((text: string) => Promise<Word>) | undefined
}

const NETWORKS: readonly DropNetwork[] = ['mainnet', 'testnet11', 'simulator0']

/** The network that a wallet names and its node is of. Rejects with `StudioError` `other-network`. */
export async function networkOf(name: string, node: FullNode): Promise<DropNetwork> {
  const network = NETWORKS.find((one) => one === name)
  if (!network || (await node.network()) !== network) throw new StudioError('other-network')
  return network
}
