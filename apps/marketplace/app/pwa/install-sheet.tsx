import { Button } from '@chiaroscuro/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { cancelInstall, install } from './install-offer.js'
import * as css from './pwa.css.js'

/** Asks whether the site shall be installed. */
export function InstallSheet() {
  const { t } = useLingui()
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
