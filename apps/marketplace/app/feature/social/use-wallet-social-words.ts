import { useLingui } from '@lingui/react/macro'
import type { WalletSocialFault } from './wallet-step.js'

/** Why nothing was linked or unlinked, in the visitor's language. */
export function useWalletSocialWords(): (fault: WalletSocialFault) => string {
  const { t } = useLingui()
  return (fault) => {
    const words: Record<WalletSocialFault, () => string> = {
      'no-holder': () =>
        t`Nobody can tell who holds this DID. It was melted, or only its next spend can show its holder.`,
      'other-key': () =>
        t`The wallet signed with another key than that of this address. Choose the account that holds it, and try again.`,
      'not-signed': () =>
        t`The signature is not one of this text. Try again; if it stays so, this wallet signs in a way that is not known here.`,
      over: () => t`The text to sign is used up or older than ten minutes. Try again for a new one.`,
      nothing: () => t`No such account is linked, or the profile is not known here yet.`,
      'not-offered': () => t`Accounts of this service cannot be linked on this site.`,
      'too-often': () => t`Too many attempts. Please wait a few minutes and try again.`,
      other: () => t`It could not be done just now. Please try again in a minute.`,
    }
    return words[fault]()
  }
}
