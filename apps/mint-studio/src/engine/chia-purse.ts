import type { ClvmRunner } from '@chiaroscuro/domain/clvm'
import { type DidId, formatDid, parseAddress, parseDid } from '@chiaroscuro/domain/id'
import { z } from 'zod'
import { StudioError } from '../ipc/failure.js'
import { chiaOffers } from './chia-offers.js'
import { type ChiaRpc, mojos, whole } from './chia-rpc.js'
import { chiaWallet } from './chia-wallet.js'
import type { FullNode } from './full-node.js'
import { networkOf, type Purse } from './purse.js'

/** Kinds of wallets, by the numbers that Chia gives them. */
const DID_WALLET = 8
const STANDARD_WALLET_ID = 1

const networkInfo = z.looseObject({ network_name: z.string().max(40) })
const wallets = z.looseObject({ wallets: z.array(z.looseObject({ id: whole, type: whole })).max(1000) })
const ownDid = z.looseObject({ my_did: z.string().max(100) })
const nftWallet = z.looseObject({ wallet_id: whole })
const address = z.looseObject({ address: z.string().max(200) })
const word = z.looseObject({ pubkey: z.string().max(100), signature: z.string().max(200) })
const balance = z.looseObject({ wallet_balance: z.looseObject({ spendable_balance: mojos }) })

export interface ChiaPurseParts {
  readonly rpc: ChiaRpc
  readonly node: FullNode
  readonly run: ClvmRunner
  /** A profile by its name; the wallet's first one where it is empty. */
  readonly did: string
}

/** Profiles that are asked for: each takes a question. */
const MAX_DIDS = 50

/**
 * What Chia's wallet on this machine has: its DIDs, and what it can spend. Rejects with `StudioError` `other-network` where wallet
 * and node are not of the same one, `no-did`, and as the RPC does.
 */
export async function openChiaPurse({ rpc, node, run, did }: ChiaPurseParts): Promise<Purse> {
  const { network_name } = rpc.read(networkInfo, await rpc.call('get_network_info', {}))
  const network = await networkOf(network_name, node)
  const found = rpc.read(wallets, await rpc.call('get_wallets', { type: DID_WALLET, include_data: false }))
  const dids: DidId[] = []
  for (const { id } of found.wallets.filter(({ type }) => type === DID_WALLET).slice(0, MAX_DIDS)) {
    const { my_did } = rpc.read(ownDid, await rpc.call('did_get_did', { wallet_id: id }))
    const known = parseDid(my_did)
    if (known) dids.push(known)
  }
  const wanted = parseDid(did)
  const didId = did === '' ? dids[0] : dids.find((one) => one === wanted)
  if (!didId) throw new StudioError('no-did')
  const nft = rpc.read(nftWallet, await rpc.call('nft_get_by_did', { did_id: formatDid(didId) }))
  const asked = { wallet_id: STANDARD_WALLET_ID, new_address: false }
  const said = rpc.read(address, await rpc.call('get_next_address', asked))
  const puzzleHash = parseAddress(said.address)
  if (!puzzleHash) throw new StudioError('wallet-unreadable')
  const held = await rpc.call('get_wallet_balance', { wallet_id: STANDARD_WALLET_ID })
  const parts = { rpc, node, run, network, didId, nftWalletId: nft.wallet_id, puzzleHash }
  return {
    ...{ kind: 'chia', network, didId, dids, puzzleHash, node },
    balance: rpc.read(balance, held).wallet_balance.spendable_balance,
    wallet: ({ approved }) => chiaWallet({ ...parts, approved }),
    offers: ({ approved }) => chiaOffers({ rpc, node, run, network, approved }),
    async signText(message) {
      // `safe_mode` puts CHIP-0002's prefix before it: what is signed can be no spend's.
      const asked = { id: formatDid(didId), message, is_hex: false, safe_mode: true }
      const { pubkey, signature } = rpc.read(word, await rpc.call('sign_message_by_id', asked))
      return { publicKey: pubkey, signature }
    },
  }
}
