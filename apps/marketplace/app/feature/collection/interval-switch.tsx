import type { Interval } from '@chiaroscuro/contract/operation'
import { SegmentedControl } from '@chiaroscuro/ui'
import { useLingui } from '@lingui/react/macro'
import { useLocation } from '@remix-run/react'
import { intervals } from './interval.js'

/** 7 Days, 30 Days, All Time. */
export function IntervalSwitch({ current }: { current: Interval }) {
  const { t, i18n } = useLingui()
  const { pathname, search } = useLocation()
  return (
    <SegmentedControl
      label={t`Period`}
      current={current}
      choices={intervals.map(({ id, name }) => {
        const params = new URLSearchParams(search)
        params.set('interval', id)
        params.delete('page')
        return { id, label: i18n._(name), href: `${pathname}?${params}` }
      })}
    />
  )
}
