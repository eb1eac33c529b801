import { useLingui } from '@lingui/react/macro'
import type { ClaimFault } from './claim.js'

/** Why a claim came to nothing, in the visitor's language. */
export function useClaimWords(): (fault: ClaimFault) => string {
  const { t } = useLingui()
  return (fault) => {
    const words: Record<ClaimFault, () => string> = {
      unknown: () =>
        t`No such DID is known here. If it is new, wait until its block is read; else check what you entered.`,
      'no-holder': () =>
        t`Nobody can tell who holds this DID. It was melted, or only its next spend can show its holder.`,
      'other-key': () =>
        t`The wallet signed with another key than that of the address which holds this DID. Choose the account that holds it, and try again.`,
      'not-signed': () =>
        t`The signature is not one of this text. Try again; if it stays so, this wallet signs in a way that is not known here.`,
      over: () => t`The text to sign is used up or older than ten minutes. Try again for a new one.`,
      banned: () =>
        t`Whoever holds this DID was banned for impersonation. It cannot be claimed while the ban stands.`,
      'signed-out': () => t`You are not signed in any more. Please sign in again.`,
      'too-often': () => t`Too many attempts. Please wait a few minutes and try again.`,
      other: () => t`The claim could not be taken just now. Please try again in a minute.`,
    }
    return words[fault]()
  }
}
