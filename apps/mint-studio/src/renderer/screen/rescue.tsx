import { Button, serif } from '@chiaroscuro/ui'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { codeOf, studio } from '../bridge.js'
import { SavedFolder } from '../part/saved-folder.js'
import * as screen from './screen.css.js'

export interface RescueProps {
  id: string
  onFault: (code: string | undefined) => void
}

/** The way to see a mint through without the studio. */
export function Rescue({ id, onFault }: RescueProps) {
  const [folder, setFolder] = useState<string>()
  function save() {
    onFault(undefined)
    studio()
      .saveRescueKit({ id })
      .then(
        (saved) => setFolder(saved.folder),
        (error: unknown) => onFault(codeOf(error)),
      )
  }
  return (
    <section className={screen.section} aria-labelledby="rescue">
      <h2 id="rescue" className={`${screen.heading} ${serif}`}>
        <Trans>Rescue kit</Trans>
      </h2>
      <p className={screen.small}>
        <Trans>
          A folder with every bundle that is signed, as any full node takes it, and how to send it: what is
          signed can be seen through without the studio. It holds no key.
        </Trans>
      </p>
      <div className={screen.actions}>
        <Button onClick={save}>
          <Trans>Save the rescue kit</Trans>
        </Button>
      </div>
      {folder === undefined ? null : (
        <SavedFolder folder={folder}>
          <Trans>It is in</Trans>
        </SavedFolder>
      )}
    </section>
  )
}
