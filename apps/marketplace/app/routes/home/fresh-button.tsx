import { Button } from '@chiaroscuro/ui'
import { Plural } from '@lingui/react/macro'
import { useRevalidator } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { useLive } from '#app/live/live.js'
import { hearNewWorks, type NewWorks } from './new-works.js'
import * as css from './page.css.js'

const none: NewWorks = new Set()

/** Says that there are newer works than those on the wall, and hangs them when asked to. */
export function FreshButton({ drawn }: { drawn: unknown }) {
  const [works, setWorks] = useState(none)
  const { revalidate, state } = useRevalidator()
  useLive((message) => setWorks((before) => hearNewWorks(before, message)))
  // What the server has drawn anew holds these already.
  useEffect(() => {
    if (drawn) setWorks(none)
  }, [drawn])
  const count = works.size
  return (
    <span className={css.fresh} role="status">
      {count > 0 ? (
        <Button size="small" disabled={state !== 'idle'} onClick={revalidate}>
          <Plural value={count} one="# new work" other="# new works" />
        </Button>
      ) : null}
    </span>
  )
}
