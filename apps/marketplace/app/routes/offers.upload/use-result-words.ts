import { useLingui } from '@lingui/react/macro'
import type { ListResult } from '#app/verify/list-offer.js'
import { useRuleWords } from '#app/verify/use-rule-words.js'

/** What the book made of an offer, in the reader's language. */
export function useResultWords(): (result: ListResult) => string {
  const { t } = useLingui()
  const rule = useRuleWords()
  return (result) => {
    switch (result.is) {
      case 'listed':
        return t`Listed. Everybody can see it now.`
      case 'known':
        return t`It is known here already.`
      case 'refused': {
        // A rule that has no words here is told in the API's own.
        const words = rule(result.reason) ?? result.detail
        return words ? t`It was refused. ${words}` : t`It was refused.`
      }
      case 'often':
        return t`Too many requests from here. Please try again in a few minutes.`
      case 'unreachable':
        return t`The book does not answer just now. Please try again in a minute.`
    }
  }
}
