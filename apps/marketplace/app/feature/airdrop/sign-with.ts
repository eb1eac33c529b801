import { formatAirdropPlan, type GiftsOrder, type SignGifts } from '@chiaroscuro/minting/airdrop'
import { hexOf } from '#app/verify/hex.js'
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
  return async (order) => {
    const { plan, batch, fee, instead } = order
    const spends = await builder.build({
      ...{ plan: formatAirdropPlan(plan), batch: batch.index, fee: fee.toString() },
      instead: instead && hexOf(instead),
      coins: await coinsFor(spending, order),
    })
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
  { plan, batch: { from, count }, fee }: GiftsOrder,
): Promise<SpendableCoin[]> {
  const xch = plan.kind === 'coins' && plan.asset === 'xch' ? true : fee > 0n
  const own = xch ? await spending.coins('xch') : []
  if (plan.kind === 'nfts') {
    const works: SpendableCoin[] = []
    for (const { nft } of plan.gifts.slice(from, from + count))
      works.push(...(await spending.coins('nft', nft)))
    return [...works, ...own]
  }
  return plan.asset === 'xch' ? [...own] : [...(await spending.coins('cat', plan.asset)), ...own]
}
