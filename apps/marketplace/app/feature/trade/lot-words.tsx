import { Plural, Trans } from '@lingui/react/macro'

/** What is done with a lot, as its button says it. */
export function LotWords({ act, count }: { act: 'buy' | 'accept' | 'withdraw'; count: number }) {
  switch (act) {
    case 'buy':
      return <Plural value={count} one="Buy it" other="Buy all #" />
    case 'accept':
      return <Plural value={count} one="Accept, and give it" other="Accept, and give all #" />
    case 'withdraw':
      return <Trans>Withdraw the offer</Trans>
  }
}
