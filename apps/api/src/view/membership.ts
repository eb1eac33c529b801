import type { Membership } from '@chiaroscuro/contract/operation'
import { QUOTE_MS } from '../payment/quote.js'
import { toPaid } from '../premium/premium-book.js'
import { type Bought, reckon } from '../premium/reckon.js'
import type { MemberRow, PaymentRow } from '../query/premium-rows.js'
import { toAddress, toOwnTime, toOwnTimeOrNull } from './common.js'
import type { ViewContext } from './view-context.js'

interface Kept {
  /** `isSold` is false where membership is not sold any more: nobody is told an address then. */
  readonly member: (MemberRow & { readonly isSold: boolean }) | undefined
  /** To be shown. */
  readonly payments: readonly PaymentRow[]
  /** All that count. */
  readonly standing: readonly PaymentRow[]
}

const NOTHING: Bought = { years: 0, months: 0, credit: 0n, from: null, until: null }

/** Somebody's membership at a moment, Unix milliseconds. */
export function toMembership(
  context: ViewContext,
  { member, payments, standing }: Kept,
  now: number,
): Membership {
  const { bought } = reckon(standing.map(toPaid))
  return {
    active: (member?.activeUntil ?? 0) > now,
    since: toOwnTimeOrNull(member?.since ?? null),
    active_until: toOwnTimeOrNull(member?.activeUntil ?? null),
    credit_mojos: member?.creditMojos ?? '0',
    payable: member?.isSold
      ? {
          address: toAddress(context, member.puzzleHash),
          month_mojos: member.monthMojos,
          year_mojos: member.yearMojos,
          until: toOwnTime(member.quotedAt + QUOTE_MS),
        }
      : null,
    payments: payments.map((row) => toPayment(row, bought.get(row.coinId) ?? NOTHING)),
  }
}

function toPayment(row: PaymentRow, { years, months, credit, from, until }: Bought) {
  return {
    coin_id: row.coinId,
    amount_mojos: row.amount,
    height: row.height,
    paid_at: toOwnTime(row.paidAt),
    month_mojos: row.monthMojos,
    year_mojos: row.yearMojos,
    quoted: row.quoted,
    gone: row.gone,
    years,
    months,
    from: toOwnTimeOrNull(from),
    until: toOwnTimeOrNull(until),
    credit_mojos: String(credit),
  }
}
