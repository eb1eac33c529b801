import { type AirdropPlan, formatAirdropPlan, type SignGifts } from '@chiaroscuro/minting/airdrop'
import type { SpendableCoin, WalletSpending } from '#app/wallet/spending.js'
import { WalletFault } from '#app/wallet/wallet-fault.js'
import type { Door } from '#app/wallet/wallet-port.js'
import type { GiftBuilder } from './gift-builder.js'

interface Signing {
  readonly spending: WalletSpending
  readonly builder: GiftBuilder
  readonly door: Door
  /** Networks whose signatures count here. */
  readonly networks: readonly string[]
}

/** Has a wallet sign a batch: its coins become spends here, and what it signed is held against them. */
export function signWith({ spending, builder, door, networks }: Signing): SignGifts {
  return async ({ plan, batch }) => {
    const { from, count } = batch
    const coins = await coinsFor(spending, plan, from, count)
    const spends = await builder.build(formatAirdropPlan(plan), batch.index, coins)
    if (!spends) return undefined
    const signature = await spending.sign(door, spends.spends)
    const signed = await builder.finish(spends, signature, networks)
    if (!signed) throw new WalletFault('other-offer', '')
    return signed
  }
}

/** Coins of what is given, and XCH for the fee. */
async function coinsFor(
  spending: WalletSpending,
  plan: AirdropPlan,
  from: number,
  count: number,
): Promise<SpendableCoin[]> {
  const xch = plan.kind === 'coins' && plan.asset === 'xch' ? true : plan.fee > 0n
  const own = xch ? await spending.coins('xch') : []
  if (plan.kind === 'nfts') {
    const works: SpendableCoin[] = []
    for (const { nft } of plan.gifts.slice(from, from + count))
      works.push(...(await spending.coins('nft', nft)))
    return [...works, ...own]
  }
  return plan.asset === 'xch' ? [...own] : [...(await spending.coins('cat', plan.asset)), ...own]
}
