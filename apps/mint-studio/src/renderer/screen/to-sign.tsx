import { Copyable, serif } from '@chiaroscuro/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { type ProjectView, studio } from '../bridge.js'
import * as form from '../part/form.css.js'
import type { OpenProject } from '../use-project.js'
import * as screen from './screen.css.js'

const MAX_BYTES = 7_000_000

export interface ToSignProps {
  view: ProjectView
  /** The file that waits. */
  file: string
  act: OpenProject['act']
  onFault: (code: string) => void
}

/** A bundle that is signed elsewhere: where it is, and the way back. */
export function ToSign({ view, file, act, onFault }: ToSignProps) {
  const { t } = useLingui()
  const id = useId()
  const { included, batches } = view.mint
  const bundle = included + 1
  async function take(signed: File) {
    if (signed.size > MAX_BYTES) return onFault('not-a-bundle')
    const text = await signed.text()
    await act(() => studio().importSignature({ id: view.id, bundle: text }))
  }
  return (
    <section className={screen.section} aria-label={t`To be signed elsewhere`}>
      <h2 className={`${screen.heading} ${serif}`}>
        <Trans>
          Bundle {bundle} of {batches} is to be signed
        </Trans>
      </h2>
      <p className={screen.small}>
        <Trans>
          Take this file to where the keys are. It names each piece, its owner and the fee beside the spends
          themselves; nothing is sent before its signature is back.
        </Trans>
      </p>
      <Copyable value={file} copyLabel={t`Copy the path`} copiedLabel={t`Copied`} head={24} tail={40} />
      <div className={form.field}>
        <label className={form.label} htmlFor={id}>
          <Trans>The signed bundle</Trans>
        </label>
        <input
          id={id}
          type="file"
          accept=".json,application/json"
          onChange={({ target }) => {
            const [signed] = target.files ?? []
            // The same file may be chosen again once it was put right.
            target.value = ''
            if (signed) void take(signed)
          }}
        />
      </div>
    </section>
  )
}
