import { buttonShape, Link } from '@chiaroscuro/ui'
import { useLingui } from '@lingui/react/macro'
import { useLocation } from '@remix-run/react'
import { eventName, filterableTypes } from './event-name.js'
import { readTypes, toggleTypeHref } from './type-filter.js'
import { bar } from './type-filter-bar.css.js'

/** Links that switch types of events on and off. */
export function TypeFilterBar() {
  const { t, i18n } = useLingui()
  const { pathname, search } = useLocation()
  const on = new Set<number>(readTypes(new URLSearchParams(search)))
  return (
    <nav className={bar} aria-label={t`Types of events`}>
      {filterableTypes.map((type) => (
        <Link
          key={type}
          href={toggleTypeHref(pathname, search, type)}
          className={buttonShape({ size: 'small', tone: on.has(type) ? 'act' : 'quiet' })}
          aria-current={on.has(type) ? 'true' : undefined}
          keepScroll
        >
          {i18n._(eventName(type))}
        </Link>
      ))}
    </nav>
  )
}
