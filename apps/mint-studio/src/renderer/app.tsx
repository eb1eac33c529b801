import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import * as css from './app.css.js'
import { codeOf, type Settings, studio } from './bridge.js'
import { Header } from './part/header.js'
import { Notice } from './part/notice.js'
import { Update } from './part/update.js'
import { Holdings } from './screen/holdings.js'
import { Library } from './screen/library.js'
import { ProjectScreen } from './screen/project-screen.js'
import { showSettings } from './show-settings.js'

/** The studio: a library of projects, or one of them. */
export function App({ first }: { first: Settings & { isPreview: boolean } }) {
  const { t } = useLingui()
  const [settings, setSettings] = useState(first)
  const [open, setOpen] = useState<string>()
  const [isAtHoldings, setIsAtHoldings] = useState(false)
  const [fault, setFault] = useState<string>()
  /** How often somebody was led to the form that signs in. */
  const [signIns, setSignIns] = useState(0)

  useEffect(() => {
    async function follow(): Promise<void> {
      const target = await studio().takeLink()
      if (!target) return
      setFault(target.kind === 'nowhere' ? 'link-nowhere' : undefined)
      if (target.kind === 'project') setOpen(target.id)
      if (target.kind !== 'sign-in') return
      setOpen(undefined)
      setIsAtHoldings(false)
      setSignIns((before) => before + 1)
    }
    const go = () => void follow().catch((error: unknown) => setFault(codeOf(error)))
    go()
    return studio().onLink(go)
  }, [])

  useEffect(() => {
    document.title = t`Chiaroscuro Mint Studio`
  }, [t])

  function choose(change: Partial<Settings>) {
    const { isPreview, ...now } = settings
    const next = { ...now, ...change }
    setSettings({ ...next, isPreview })
    Promise.all([showSettings(next), studio().saveSettings(next)]).catch((error: unknown) =>
      setFault(codeOf(error)),
    )
  }

  function goHome() {
    setOpen(undefined)
    setIsAtHoldings(false)
  }
  return (
    <div className={css.shell}>
      <Header settings={settings} onChoose={choose} onHome={goHome} />
      {settings.isPreview ? (
        <aside className={css.preview} aria-label={t`Preview runtime.`}>
          <strong>
            <Trans>Preview runtime.</Trans>
          </strong>{' '}
          <Trans>This is the studio in a browser of this machine, not in its desktop shell.</Trans>
        </aside>
      ) : null}
      <Update />
      {fault ? <Notice code={fault} onClose={() => setFault(undefined)} /> : null}
      {open ? (
        <ProjectScreen key={open} id={open} onFault={setFault} onHome={() => setOpen(undefined)} />
      ) : isAtHoldings ? (
        <Holdings onProjects={() => setIsAtHoldings(false)} onFault={setFault} />
      ) : (
        <Library
          key={signIns}
          isSigningIn={signIns > 0}
          onOpen={(id) => {
            setSignIns(0)
            setOpen(id)
          }}
          onHoldings={() => setIsAtHoldings(true)}
          onFault={setFault}
        />
      )}
    </div>
  )
}
