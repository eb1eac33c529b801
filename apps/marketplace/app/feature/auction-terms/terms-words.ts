import { useLingui } from '@lingui/react/macro'
import type { TermsFault } from './read-terms.js'

/** The rule that terms break, in the visitor's language. */
export function useTermsWords(): (fault: TermsFault) => string {
  const { t } = useLingui()
  return (fault) => {
    const words: Record<TermsFault, () => string> = {
      'no-price': () => t`Name a reserve above zero, with at most 12 digits behind the point.`,
      'reserve-too-low': () => t`Name a reserve above zero, with at most 12 digits behind the point.`,
      'no-end': () => t`Say when it ends.`,
      'end-before-start': () => t`It has to end after it starts.`,
      'ends-too-soon': () => t`It has to run for a minute at least from now.`,
      'too-long': () => t`It may run for 30 days at most.`,
      'starts-too-late': () => t`It may start 30 days from now at most.`,
      'started-too-long-ago': () => t`The start lies in the past.`,
      'overtime-too-long': () => t`Overtime may be an hour at most.`,
    }
    return words[fault]()
  }
}
