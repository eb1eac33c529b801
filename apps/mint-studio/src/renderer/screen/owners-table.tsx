import { figure, mono, shorten } from '@chiaroscuro/ui'
import { Plural, Trans } from '@lingui/react/macro'
import type { OwnersView } from '../bridge.js'
import * as css from './owners.css.js'
import * as screen from './screen.css.js'

export interface OwnersTableProps {
  owners: OwnersView
  /** What those are called that nobody else gets. */
  kept: string
}

/** Who gets how many pieces. */
export function OwnersTable({ owners, kept }: OwnersTableProps) {
  const { addresses, most } = owners
  const rest = addresses - most.length
  return (
    <>
      <table className={css.table}>
        <thead className={screen.label}>
          <tr>
            <th scope="col" className={css.cell}>
              <Trans>First owner</Trans>
            </th>
            <th scope="col" className={css.figure}>
              <Trans>Pieces</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {owners.kept > 0 ? (
            <tr>
              <th scope="row" className={css.cell}>
                {kept}
              </th>
              <td className={`${css.figure} ${figure}`}>{owners.kept}</td>
            </tr>
          ) : null}
          {most.map(({ address, count }) => (
            <tr key={address}>
              <th scope="row" className={`${css.cell} ${mono}`} title={address}>
                {shorten(address, 16, 10)}
              </th>
              <td className={`${css.figure} ${figure}`}>{count}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {rest > 0 ? (
        <p className={screen.small}>
          <Plural value={rest} one="and # address more" other="and # addresses more" />
        </p>
      ) : null}
    </>
  )
}
