import { serif } from '@chiaroscuro/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ProjectView, studio } from '../bridge.js'
import { SignElsewhere } from '../part/sign-elsewhere.js'
import type { OpenProject } from '../use-project.js'
import * as screen from './screen.css.js'

export interface ToSignProps {
  view: ProjectView
  /** The file that waits. */
  file: string
  act: OpenProject['act']
  onFault: (code: string) => void
}

/** A bundle that is signed elsewhere. */
export function ToSign({ view, file, act, onFault }: ToSignProps) {
  const { t } = useLingui()
  const { included, batches } = view.mint
  const bundle = included + 1
  return (
    <section className={screen.section} aria-label={t`To be signed elsewhere`}>
      <h2 className={`${screen.heading} ${serif}`}>
        <Trans>
          Bundle {bundle} of {batches} is to be signed
        </Trans>
      </h2>
      <SignElsewhere
        {...{ file, onFault }}
        label={t`Bring the signed bundle`}
        take={(signed) => act(() => studio().importSignature({ id: view.id, bundle: signed }))}
      >
        <Trans>
          Take this file to where the keys are. It names each piece, its owner and the fee beside the spends
          themselves; nothing is sent before its signature is back.
        </Trans>
      </SignElsewhere>
    </section>
  )
}
