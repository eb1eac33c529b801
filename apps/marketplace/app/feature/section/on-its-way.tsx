import { quiet } from '@chiaroscuro/ui'
import { Trans } from '@lingui/react/macro'
import * as css from './on-its-way.css.js'

/** Where a part will be that comes after the rest. Without scripts it stays where it comes, below. */
export function OnItsWay() {
  return (
    <p className={`${css.words} ${quiet}`} role="status">
      <Trans>This part is on its way.</Trans>
      <span className={css.unscripted}>
        <Trans>It follows at the end of the page.</Trans>
      </span>
    </p>
  )
}
