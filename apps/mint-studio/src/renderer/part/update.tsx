import { Button } from '@chiaroscuro/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { codeOf, studio, type UpdateView } from '../bridge.js'
import { Notice } from './notice.js'
import * as css from './update.css.js'

/** A newer studio, where there is one: it is fetched, and put in place, by a press of a button each, and by nothing else. */
export function Update() {
  const { t } = useLingui()
  const [view, setView] = useState<UpdateView>({ state: 'none' })
  const [fault, setFault] = useState<string>()
  useEffect(() => {
    const look = () =>
      void studio()
        .getUpdate()
        .then(setView, () => {})
    look()
    return studio().onUpdate(look)
  }, [])
  if (view.state === 'none') return null
  const { state, version = '' } = view
  const ask = (task: () => Promise<unknown>) => {
    setFault(undefined)
    task().catch((error: unknown) => setFault(codeOf(error)))
  }
  return (
    <aside className={css.bar} aria-label={t`A newer studio`}>
      <p role="status">
        {state === 'found' ? <Trans>Version {version} of the studio is there.</Trans> : null}
        {state === 'fetching' ? <Trans>Version {version} is being fetched…</Trans> : null}
        {state === 'ready' ? (
          <Trans>Version {version} is here, and is what was signed. The studio starts again with it.</Trans>
        ) : null}
      </p>
      {state === 'found' ? (
        <Button size="small" onClick={() => ask(() => studio().fetchUpdate())}>
          <Trans>Fetch it</Trans>
        </Button>
      ) : null}
      {state === 'ready' ? (
        <Button size="small" tone="act" onClick={() => ask(() => studio().installUpdate())}>
          <Trans>Install and start again</Trans>
        </Button>
      ) : null}
      {fault ? <Notice code={fault} onClose={() => setFault(undefined)} /> : null}
    </aside>
  )
}
