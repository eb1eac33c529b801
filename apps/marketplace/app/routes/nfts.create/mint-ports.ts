import { type ApiClient, call } from '@chiaroscuro/api-client'
import { getCoinStates } from '@chiaroscuro/contract/operation'
import { asHex32 } from '@chiaroscuro/domain/id'
import type { MintChain, MintWallet } from '@chiaroscuro/minting/engine'
import { canonical, type Plan } from '@chiaroscuro/minting/plan'
import { bytesOf, hexOf } from '#app/verify/hex.js'
import type { WalletSpending } from '#app/wallet/spending.js'
import { WalletFault } from '#app/wallet/wallet-fault.js'
import type { Door } from '#app/wallet/wallet-port.js'
import type { MintBuilder } from './mint-builder.js'

/** The engine wants a signature, and nobody has clicked for it. */
export class SignatureWanted extends Error {
  override readonly name = 'SignatureWanted'
}

const NOBODY = '0'.repeat(64)

/** The chain by the API's word, which is the node's; bundles go to the network through the wallet. */
export function apiMintChain(api: ApiClient, spending: WalletSpending, builder: MintBuilder): MintChain {
  return {
    async peak() {
      const { height, header_hash } = await call(api, getCoinStates, { coin_id: [NOBODY] })
      return { height, hash: asHex32(header_hash) }
    },
    async coins(ids) {
      if (ids.length === 0) return new Map()
      const { coins } = await call(api, getCoinStates, { coin_id: [...ids] })
      return new Map(
        coins.flatMap(({ coin_id, confirmed_height: madeAt, spent_height }) =>
          madeAt === null ? [] : [[asHex32(coin_id), { madeAt, isSpent: spent_height !== null }] as const],
        ),
      )
    },
    async send(bundle) {
      const { spends, signature } = await builder.unpack(bundle)
      return spending.send(spends, signature)
    },
  }
}

interface Signing {
  readonly plan: Plan
  readonly spending: WalletSpending
  readonly builder: MintBuilder
  /** Networks whose signatures count here. */
  readonly networks: readonly string[]
  /** The wallet's door, while somebody's click has opened it. */
  readonly door: () => Door | undefined
}

/** A wallet that signs what this browser made of its coins. */
export function spendingMintWallet({ plan, spending, builder, networks, door }: Signing): MintWallet {
  // All of them: wallets do not agree on how one is named. Whose coin it is, its puzzle says.
  const didCoins = () => spending.coins('did')
  return {
    async didCoin() {
      const id = await builder.didCoin(plan.didId, await didCoins())
      return id === null ? undefined : asHex32(id)
    },
    async build({ didCoinId, fee, instead }) {
      const open = door()
      if (!open) throw new SignatureWanted('A signature is wanted')
      const coins = [...(await didCoins()), ...(await spending.coins('xch'))]
      const order = {
        plan: canonical(plan),
        didCoinId,
        fee: fee.toString(),
        instead: instead && hexOf(instead),
      }
      const spends = await builder.build({ ...order, coins })
      if (!spends) return undefined
      const signature = await spending.sign(open, spends.spends)
      const signed = await builder.finish({ spends, signature, networks })
      if (!signed) throw new WalletFault('other-offer', '')
      return {
        ...{ bundleId: asHex32(signed.bundleId), bundle: bytesOf(signed.bundle) },
        launcherIds: spends.launcherIds.map(asHex32),
        firstCoinIds: spends.firstCoinIds.map(asHex32),
      }
    },
  }
}
