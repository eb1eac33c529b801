import { Button } from '@chiaroscuro/ui'
import { Trans } from '@lingui/react/macro'
import { useSubmit } from '@remix-run/react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import * as form from '#app/feature/form/form.css.js'

/** `unknown` until a script has looked; `never` where this browser shows no notes of sites. */
type Can = 'unknown' | 'never' | 'denied' | 'yes'

function canHere(): Can {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) return 'never'
  return Notification.permission === 'denied' ? 'denied' : 'yes'
}

const nothing = () => () => {}

/** Turns it on in the browser that shows the page. Browsers ask their people only where a click asked first. */
export function PushHere({ publicKey, known }: { publicKey: string; known: readonly string[] }) {
  const can = useSyncExternalStore(nothing, canHere, () => 'unknown' as const)
  const [here, setHere] = useState<string>()
  const [work, setWork] = useState<'none' | 'busy' | 'denied' | 'failed'>('none')
  const submit = useSubmit()
  useEffect(() => {
    if (can !== 'yes' || known.length === 0) return
    const look = async () => setHere(await (await import('./push-subscription.js')).deviceHere())
    // A browser that cannot say what it subscribed to is offered to subscribe.
    look().catch(() => {})
  }, [can, known.length])
  async function turnOn() {
    setWork('busy')
    const { deviceHere, subscribe } = await import('./push-subscription.js')
    const said = await subscribe(publicKey)
    setHere(await deviceHere().catch(() => undefined))
    setWork(typeof said === 'string' ? said : 'none')
    if (typeof said !== 'string') submit({ intent: 'push-on', ...said }, { method: 'post' })
  }
  if (can === 'unknown')
    return (
      <p className={form.hint}>
        <Trans>A script of this page turns it on; scripts are off, or still on their way.</Trans>
      </p>
    )
  if (can === 'never')
    return (
      <p className={form.hint}>
        <Trans>
          This browser shows no notes of sites. On an iPhone or iPad, add the site to the home screen first.
        </Trans>
      </p>
    )
  if (can === 'denied' || work === 'denied')
    return (
      <p className={form.hint} role="status">
        <Trans>This browser was told to show no notes of this site: its settings can allow them again.</Trans>
      </p>
    )
  if (here !== undefined && known.includes(here))
    return (
      <p className={form.hint}>
        <Trans>This browser is one of them.</Trans>
      </p>
    )
  return (
    <div>
      <Button type="button" tone="act" disabled={work === 'busy'} onClick={() => void turnOn()}>
        <Trans>Tell me in this browser</Trans>
      </Button>
      {work === 'failed' ? (
        <p className={form.hint} role="alert">
          <Trans>The push service of this browser did not answer. Please try again later.</Trans>
        </p>
      ) : null}
    </div>
  )
}
