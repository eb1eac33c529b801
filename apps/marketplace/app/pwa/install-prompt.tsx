import { Button } from '@chiaroscuro/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSyncExternalStore } from 'react'
import { cancelInstall, install, isOffered, subscribeToOffer } from './install-offer.js'
import * as css from './pwa.css.js'

/** Offers the site as an app where the browser can make it one; gone for good once the visitor cancels. */
export function InstallPrompt() {
  const { t } = useLingui()
  const offered = useSyncExternalStore(subscribeToOffer, isOffered, () => false)
  if (!offered) return null
  return (
    <section className={css.sheet} aria-label={t`Install Chiaroscuro`}>
      <p className={css.words}>
        <Trans>Install Chiaroscuro: it opens like an app, and pages you have seen can be read offline.</Trans>
      </p>
      <div className={css.choices}>
        <Button tone="act" onClick={() => void install()}>
          <Trans>Install</Trans>
        </Button>
        <Button onClick={cancelInstall}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </section>
  )
}
