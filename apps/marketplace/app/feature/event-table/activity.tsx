import { useLingui } from '@lingui/react/macro'
import * as css from './activity.css.js'
import { EndlessEvents, type EndlessEventsProps } from './endless-events.js'
import { TypeFilterBar } from './type-filter-bar.js'

/** All that happened to something, to be cut down by kind. */
export function Activity({ page, empty }: Pick<EndlessEventsProps, 'page' | 'empty'>) {
  const { t } = useLingui()
  return (
    <>
      <div className={css.filter}>
        <TypeFilterBar />
      </div>
      <EndlessEvents label={t`Activity`} page={page} empty={empty} />
    </>
  )
}
