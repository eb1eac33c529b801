import { RelativeTime } from '@chiaroscuro/ui'
import { Trans } from '@lingui/react/macro'
import { useMovingClock } from '#app/layout/moving-clock.js'
import { useSite } from '#app/layout/site.js'

/** Clocks of farmers, of the server and of this page differ by a little; nothing happened in the future. */
const skewMs = 60_000

/** How long ago, by the site's clock and in its language. Blocks from an archive may not know their time. */
export function When({ at }: { at: string | null }) {
  const { now } = useSite()
  return <Instant at={at} now={now} />
}

/** The same, second by second: for the one line that shows the chain is moving. */
export function TickingWhen({ at }: { at: string | null }) {
  const { now } = useSite()
  return <Instant at={at} now={useMovingClock(now, 1000)} />
}

function Instant({ at, now }: { at: string | null; now: number }) {
  const { locale } = useSite()
  if (at === null) return <Trans>time unknown</Trans>
  const ahead = Date.parse(at) - now
  return <RelativeTime at={at} now={ahead > 0 && ahead < skewMs ? now + ahead : now} locale={locale} />
}
