import { useLingui } from '@lingui/react/macro'
import { useNameWords } from '#app/feature/form/use-name-words.js'
import type { ProfileFault, ProfileField } from './profile-answer.js'

/** Why a profile was not saved, in the visitor's language. */
export function useProfileWords(): (fault: ProfileFault) => string {
  const { t } = useLingui()
  const fields: Record<ProfileField, () => string> = {
    username: () => t`The handle is not as it should be.`,
    name: () => t`The name is longer than 50 letters, or holds letters that cannot be seen.`,
    bio: () => t`The biography is longer than 500 letters, or holds letters that cannot be seen.`,
    website: () => t`The website is not an https address.`,
    twitter_handle: () => t`An X handle has up to 15 letters, digits and underscores.`,
    avatar_nft_id: () => t`Neither this profile nor its address holds the chosen work. Choose another.`,
    header_nft_id: () => t`Neither this profile nor its address holds the chosen work. Choose another.`,
  }
  const nameWords = useNameWords()
  return (fault) => {
    switch (fault.kind) {
      case 'name':
        return nameWords(fault.reason, fault.resembles)
      case 'field':
        return fields[fault.field]()
      case 'not-yours':
        return t`This profile is not yours any more: its DID moved. Claim it again from the address that holds it.`
      case 'too-often':
        return t`Too many attempts. Please wait a few minutes and try again.`
      case 'other':
        return t`It could not be saved just now. Please try again in a minute.`
    }
  }
}
