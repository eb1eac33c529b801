import type { PremiumConfig } from '../config/premium.js'
import type { PaymentBook } from '../payment/watch-payments.js'
import {
  keepPayment,
  type MemberRow,
  membersAfter,
  noteReckoning,
  noteScan,
  type PaymentRow,
  paymentsFrom,
  scannedTo,
  standingPayments,
  takeBackPayments,
} from '../query/premium-rows.js'
import { reckon } from './reckon.js'

/** Less than such a part of a month's price is passed over: nobody fills an account with dust. */
const LEAST_PART = 1000n

/** What members pay. */
export function premiumBook(
  premium: Pick<PremiumConfig, 'month' | 'year'>,
): PaymentBook<MemberRow, PaymentRow> {
  return {
    payeesAfter: membersAfter,
    ...{ paymentsFrom, scannedTo, noteScan },
    rowOf({ userId, monthMojos, yearMojos }, { coinId, amount, height, timestamp }, quoted) {
      if (amount * LEAST_PART < premium.month) return undefined
      return {
        ...{ coinId, userId, amount: String(amount), height, paidAt: timestamp * 1000 },
        monthMojos: quoted ? monthMojos : String(premium.month),
        yearMojos: quoted ? yearMojos : String(premium.year),
        ...{ quoted, gone: false },
      }
    },
    keep: keepPayment,
    takeBack: takeBackPayments,
    async reckon(tx, userId) {
      const { since, until, credit, yearly } = reckon((await standingPayments(tx, userId)).map(toPaid))
      await noteReckoning(tx, userId, { since, activeUntil: until, creditMojos: String(credit), yearly })
    },
  }
}

export function toPaid({ coinId, amount, paidAt, monthMojos, yearMojos }: PaymentRow) {
  const price = { month: BigInt(monthMojos), year: BigInt(yearMojos) }
  return { coinId, amount: BigInt(amount), paidAt, price }
}
