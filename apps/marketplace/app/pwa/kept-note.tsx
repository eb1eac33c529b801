import { Trans } from '@lingui/react/macro'
import { useSyncExternalStore } from 'react'
import { useSite } from '#app/layout/site.js'
import { KEPT_ATTRIBUTE, KEPT_BY_ATTRIBUTE, KEPT_OF_ATTRIBUTE } from './kept.js'
import * as css from './pwa.css.js'

const subscribe = () => () => {}

/** The worker writes it on the page when it shows a kept one. */
function keptAt(): number | undefined {
  const at = Number(document.documentElement.getAttribute(KEPT_ATTRIBUTE))
  return Number.isSafeInteger(at) && at > 0 ? at : undefined
}

/** Says that a page was kept, and since when: its own clock stood still meanwhile. */
export function KeptNote({ now = Date.now }: { now?: () => number }) {
  const { locale } = useSite()
  const at = useSyncExternalStore(subscribe, keptAt, () => undefined)
  if (at === undefined) return null
  const age = ageText(now() - at, locale)
  const instant = new Date(at).toISOString()
  const time = (
    <time dateTime={instant} title={instant}>
      {age}
    </time>
  )
  const { documentElement: page } = document
  if (page.hasAttribute(KEPT_OF_ATTRIBUTE))
    return (
      <p className={css.note} role="status">
        <Trans>
          The index does not answer at the moment. This page is as everybody saw it {time}, as if you were
          signed out; you are not. Prices and owners may have changed.
        </Trans>
      </p>
    )
  if (page.getAttribute(KEPT_BY_ATTRIBUTE) === 'site')
    return (
      <p className={css.note} role="status">
        <Trans>
          The index does not answer at the moment. This page is as it was {time}; prices and owners may have
          changed.
        </Trans>
      </p>
    )
  return (
    <p className={css.note} role="status">
      <Trans>You are offline. This page is as it was {time}; prices and owners may have changed.</Trans>
    </p>
  )
}

const steps = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

export function ageText(ms: number, locale: string): string {
  const words = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  for (const [unit, size] of steps) if (ms >= size) return words.format(-Math.floor(ms / size), unit)
  return words.format(0, 'minute')
}
