import { formatUnits } from '@chiaroscuro/domain/amount'
import { toToken } from './common.js'
import type { ViewContext } from './view-context.js'

/** What was paid, as its row has it. */
interface Paid {
  readonly priceAsset: string | null
  readonly priceAmount: string | null
  readonly royaltyAmount: string | null
}

/** Price and royalty as lines of files have them: whole units of a currency that is named. */
export function toPaid(view: ViewContext, { priceAsset, priceAmount, royaltyAmount }: Paid) {
  const { code, decimals } = toToken(view, priceAsset ?? 'xch')
  const units = (amount: string | null) =>
    priceAsset === null || amount === null ? null : formatUnits(BigInt(amount), decimals)
  return {
    price: units(priceAmount),
    royalty: units(royaltyAmount),
    currency: priceAsset === null ? null : code,
    token_id: priceAsset,
  }
}

/** A block's time (Unix seconds) as lines of files have it. */
export function toSecond(timestamp: number | null): string | null {
  return timestamp === null ? null : new Date(timestamp * 1000).toISOString().replace('.000Z', 'Z')
}
