import { useLingui } from '@lingui/react/macro'
import type { WalletFault, WalletFaultCode } from './wallet-fault.js'

/** What went wrong with a wallet, in the visitor's language. */
export function useWalletWords(): (fault: WalletFault) => string {
  const { t } = useLingui()
  return ({ code, message }) => {
    const words: Record<WalletFaultCode, () => string> = {
      'invalid-params': () => t`The wallet did not understand the request: ${message}`,
      unauthorized: () => t`The wallet no longer knows this site. Disconnect it and connect it again.`,
      rejected: () => t`It was refused in the wallet. Nothing was signed.`,
      'too-little': () => t`The wallet holds too little for this, with royalty and fee.`,
      'no-such-method': () => t`This wallet cannot do that.`,
      'no-such-key': () => t`This account does not hold what is to be given.`,
      'too-many': () => t`Too many requests wait in the wallet. Answer those first.`,
      disconnected: () => t`The wallet has no connection to its node.`,
      refused: () => t`The network did not take it: ${message}`,
      unreachable: () => t`The wallet does not answer. Is it running?`,
      absent: () => t`No wallet was found in this browser.`,
      'other-network': () => t`The wallet is on another network (${message}). Switch it and try again.`,
      'one-price-at-a-time': () =>
        t`This wallet can take several works at once only where price and royalty are the same for each. Take out the others first.`,
      'taken-by-other': () => t`Somebody else was faster: it is sold. Nothing left your wallet.`,
      withdrawn: () => t`It was withdrawn before a block held the trade. Nothing left your wallet.`,
      'ran-out': () => t`It ran out before a block held the trade. Nothing left your wallet.`,
      'no-block-yet': () =>
        t`No block has held it yet. It may still come: look again in a while before you sign anything anew.`,
      'in-auction': () => t`This work is in an auction already. Call that one off first.`,
      declined: () => t`The wallet did not do it: ${message}`,
      'other-offer': () =>
        t`The wallet signed something else than it was asked for. It was not published. Withdraw it in the wallet, or do not trust this wallet.`,
      unchecked: () =>
        t`What the wallet signed could not be checked in this browser, so it was not published. Reload the page and try again.`,
      'wallet-behind': () =>
        t`The wallet named coins that are spent already, or not there yet. Nothing was sent. Wait for the next block and sign again.`,
      unreadable: () => t`The wallet answered something that cannot be read.`,
    }
    return words[code]()
  }
}
