import type { WashRule } from '@chiaroscuro/contract/operation'
import { useLingui } from '@lingui/react/macro'

/** The published rules, in the order they are told. */
export const washRules: readonly WashRule[] = ['self', 'funded', 'back-and-forth', 'repeat-buyer']

/** What each rule says, in a sentence. */
export function useWashWords(): Readonly<Record<WashRule, string>> {
  const { t } = useLingui()
  return {
    self: t`Buyer and seller are one address.`,
    funded: t`The coin that paid was the seller’s own.`,
    'back-and-forth': t`Within 30 days the buyer sold it back to the seller.`,
    'repeat-buyer': t`One address bought this NFT three times or more.`,
  }
}
