import type { MintingAccount } from '@chiaroscuro/contract/operation'
import { asHex32, formatDid } from '@chiaroscuro/domain/id'
import { reckonCredits } from '../mint-service/reckon-credits.js'
import { QUOTE_MS } from '../payment/quote.js'
import type { MintAccountRow, MintCreditRow, MintPaymentRow } from '../query/minting-rows.js'
import { toAddress, toOwnTime } from './common.js'
import type { ViewContext } from './view-context.js'

interface Kept {
  readonly account: MintAccountRow | undefined
  /** False where credits are not sold any more: nobody is told an address then. */
  readonly isSold: boolean
  readonly credits: number
  readonly payments: readonly MintPaymentRow[]
  readonly ledger: readonly MintCreditRow[]
  readonly days: MintingAccount['days']
}

export function toMintingAccount(context: ViewContext, kept: Kept): MintingAccount {
  const { account, isSold, credits, payments, ledger, days } = kept
  return {
    payable:
      account && isSold
        ? {
            address: toAddress(context, account.puzzleHash),
            credit_mojos: account.creditMojos,
            until: toOwnTime(account.quotedAt + QUOTE_MS),
          }
        : null,
    credits,
    left_mojos: String(reckonCredits(payments).left),
    profile: account?.isDidReady && account.didId !== null ? toMintProfile(account.didId) : null,
    ordered_today: days.at(-1)?.ordered ?? 0,
    days,
    payments: payments.map((row) => ({
      ...{ coin_id: row.coinId, amount_mojos: row.amount, credit_mojos: row.creditMojos },
      ...{ height: row.height, paid_at: toOwnTime(row.paidAt), quoted: row.quoted, gone: row.gone },
    })),
    ledger: ledger.map(({ number, kind, amount, ref, at }) => ({
      ...{ number, kind, amount, of: ref, at: toOwnTime(at) },
    })),
  }
}

export function toMintProfile(didId: string) {
  return { id: didId, encoded_id: formatDid(asHex32(didId)) }
}
