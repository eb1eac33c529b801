import { Trans } from '@lingui/react/macro'
import { AssetSum } from './asset-name.js'
import type { Difference } from './compare-said.js'
import type { KnownNames } from './known-names.js'
import * as css from './verify.css.js'

/** Where this site says something else of an offer than the offer itself: red, and read out. */
export function DifferenceList({
  differences,
  names,
}: {
  differences: readonly Difference[]
  names: KnownNames
}) {
  if (differences.length === 0) return null
  return (
    <div className={css.differences} role="alert">
      <p className={css.warning}>
        <Trans>This site says something else than the offer itself. Trust the offer.</Trans>
      </p>
      <ul className={css.list}>
        {differences.map((difference) => (
          <li key={difference.about}>
            <DifferenceWords difference={difference} names={names} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function DifferenceWords({ difference, names }: { difference: Difference; names: KnownNames }) {
  switch (difference.about) {
    case 'other-offer':
      return <Trans>The text that this site gave is of another offer than the one this page is about.</Trans>
    case 'stands':
      return <Trans>This site says that it can be taken; by the checks below it cannot.</Trans>
    case 'ended':
      return <Trans>This site says that it is over; every coin it needs is unspent.</Trans>
    case 'expired':
      return <Trans>This site says that its time has passed; it has not.</Trans>
    case 'price':
    case 'royalty': {
      const said = <AssetSum asset={difference.said.asset} units={difference.said.units} names={names} />
      const read = <AssetSum asset={difference.read.asset} units={difference.read.units} names={names} />
      return difference.about === 'price' ? (
        <Trans>
          This site says that the price is {said}; the offer says {read}.
        </Trans>
      ) : (
        <Trans>
          This site says that the royalty is {said}; the offer says {read}.
        </Trans>
      )
    }
    case 'offered':
      return <Trans>This site shows other things as given than the offer gives.</Trans>
    case 'requested':
      return <Trans>This site shows other things as asked for than the offer asks.</Trans>
    case 'end':
      return <Trans>This site names another end than the offer does.</Trans>
  }
}
