import type { PaymentBook } from '../payment/watch-payments.js'
import {
  accountsAfter,
  keepMintPayment,
  type MintAccountRow,
  type MintPaymentRow,
  mintPaymentsFrom,
  mintPaymentsOf,
  mintScannedTo,
  noteMintScan,
  takeBackMintPayments,
} from '../query/minting-rows.js'
import { addCredits, lockAccount, paidCredits } from './credits.js'
import { reckonCredits } from './reckon-credits.js'

/** Less than such a part of a credit's price is passed over. */
const LEAST_PART = 1000n

/** What is paid for credits. The ledger follows the payments both ways, and is only added to. */
export function creditBook(
  creditMojos: bigint,
  now: () => number,
): PaymentBook<MintAccountRow, MintPaymentRow> {
  return {
    payeesAfter: accountsAfter,
    paymentsFrom: mintPaymentsFrom,
    scannedTo: mintScannedTo,
    noteScan: noteMintScan,
    rowOf(account, { coinId, amount, height, timestamp }, quoted) {
      if (amount * LEAST_PART < creditMojos) return undefined
      return {
        ...{ coinId, userId: account.userId, amount: String(amount), height, paidAt: timestamp * 1000 },
        creditMojos: quoted ? account.creditMojos : String(creditMojos),
        ...{ quoted, gone: false },
      }
    },
    keep: keepMintPayment,
    takeBack: takeBackMintPayments,
    async reckon(tx, userId) {
      await lockAccount(tx, userId)
      const payments = await mintPaymentsOf(tx, userId)
      const { credits } = reckonCredits(payments)
      const amount = credits - (await paidCredits(tx, userId))
      // The newest says what it is about; where one was taken back it may be an older one, so that the sum alone counts.
      const [newest] = payments
      if (amount !== 0 && newest)
        await addCredits(tx, userId, [{ kind: 'paid', amount, ref: newest.coinId }], now())
    },
  }
}
