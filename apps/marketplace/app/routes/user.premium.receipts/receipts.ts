import type { PremiumPayment } from '@chiaroscuro/contract/operation'
import { formatXch } from '@chiaroscuro/domain/amount'

const HEAD = [
  'paid_at',
  'amount_xch',
  'years',
  'months',
  'from',
  'until',
  'month_price_xch',
  'year_price_xch',
  'counts',
  'block_height',
  'coin_id',
]

/** Payments as CSV (RFC 4180): times, amounts and hashes alone, so nothing has to be quoted. */
export function receipts(payments: readonly PremiumPayment[]): string {
  const rows = payments.map((one) => [
    one.paid_at,
    formatXch(BigInt(one.amount_mojos)),
    one.years,
    one.months,
    one.from ?? '',
    one.until ?? '',
    formatXch(BigInt(one.month_mojos)),
    formatXch(BigInt(one.year_mojos)),
    one.gone ? 'no' : 'yes',
    one.height,
    one.coin_id,
  ])
  return [HEAD, ...rows].map((row) => `${row.join(',')}\r\n`).join('')
}
