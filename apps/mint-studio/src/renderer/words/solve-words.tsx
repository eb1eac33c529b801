import { Plural, Trans } from '@lingui/react/macro'
import type { LayersView } from '../bridge.js'

/** Whether there is a collection with these counts and rules, and why not. */
export function SolveWords({ solved }: { solved: LayersView['solved'] }) {
  switch (solved.kind) {
    case 'found':
      return <Trans>✓ Every count and every rule can be kept.</Trans>
    case 'unasked':
      return <Trans>So many pieces are worked out when you draw them.</Trans>
    case 'unknown':
      return <Trans>Nobody found such a collection, nor a reason why there is none. Loosen a rule.</Trans>
    case 'uneven':
      return <Trans>The counts of “{solved.layer}” do not come to the number of pieces.</Trans>
    case 'too-few':
      return (
        <Trans>
          Only {solved.combinations} different pieces can be made of these layers, and {solved.wanted} are
          wanted.
        </Trans>
      )
    case 'tight': {
      const { pieces, layer, beside, room } = solved
      const [values, allowed] = [solved.values.join(', '), solved.allowed.join(', ')]
      return (
        <>
          <Plural
            value={pieces}
            one={`# piece has ${layer} ${values}.`}
            other={`# pieces have ${layer} ${values}.`}
          />{' '}
          <Trans>
            Of {beside} they may only have {allowed}, and of those there are {room}.
          </Trans>
        </>
      )
    }
    case 'rules':
      if (solved.rules.length === 0)
        return <Trans>With these counts, some pieces would have to be the same.</Trans>
      return (
        <>
          <Trans>With these counts, these rules contradict each other:</Trans> {solved.rules.join(' · ')}
        </>
      )
  }
}
