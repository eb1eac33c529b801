import { useLingui } from '@lingui/react/macro'
import { SERVICE_NAMES, type SocialProvider } from './provider.js'
import type { SocialOutcome } from './social-outcome.js'

/** What became of it, and what to do, in the visitor's language. */
export function useOutcomeWords(provider: SocialProvider): (outcome: SocialOutcome) => string {
  const { t } = useLingui()
  const service = SERVICE_NAMES[provider]
  return (outcome) => {
    const words: Record<SocialOutcome, () => string> = {
      linked: () => t`Your ${service} account is linked.`,
      denied: () => t`You said no at ${service}, so nothing was linked.`,
      used: () =>
        t`This answer of ${service} was used already. What it did the first time stands; nothing more was changed.`,
      over: () =>
        t`The ten minutes for signing in to ${service} are over, so nothing was linked. Please begin again.`,
      unknown: () =>
        t`Nobody here was sent to ${service} with this address, so nothing was linked. Please begin again.`,
      'other-browser': () =>
        t`This was begun in another browser, so nothing was linked. Somebody may have sent you the link: if you did not begin it yourself, leave it. Else begin again here.`,
      'other-person': () =>
        t`This was begun by another account than the one that is signed in here, so nothing was linked. Sign in as whoever began it, and begin again.`,
      failed: () => t`${service} sent you back without an answer, so nothing was linked. Please begin again.`,
      'code-refused': () =>
        t`${service} did not stand by its own answer, so nothing was linked. Please begin again.`,
      taken: () =>
        t`This ${service} account is linked already: to another profile, account or address. Nothing was changed. Unlink it there first, or sign in to another account at ${service}.`,
      moved: () => t`The profile went to another holder while you were at ${service}, so nothing was linked.`,
      silent: () =>
        t`${service} does not answer at the moment, so nothing was linked. Please begin again in a minute.`,
      'not-offered': () => t`Accounts of ${service} cannot be linked on this site.`,
      'too-often': () => t`Too many attempts. Please wait a few minutes and try again.`,
      other: () => t`It could not be done just now. Please try again in a minute.`,
    }
    return words[outcome]()
  }
}
