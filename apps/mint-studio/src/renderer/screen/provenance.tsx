import { Button, Copyable, serif } from '@chiaroscuro/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useEffect, useId, useState } from 'react'
import { codeOf, type ProjectView, studio } from '../bridge.js'
import * as form from '../part/form.css.js'
import { SavedFolder } from '../part/saved-folder.js'
import * as screen from './screen.css.js'

export interface ProvenanceProps {
  id: string
  signer: ProjectView['signer']
  onFault: (code: string | undefined) => void
}

/** What was minted, signed by whoever minted it: a file that strangers can check. */
export function Provenance({ id, signer, onFault }: ProvenanceProps) {
  const [folder, setFolder] = useState<string>()
  function sign(signed?: string) {
    onFault(undefined)
    studio()
      .signManifest({ id, ...(signed !== undefined && { signed }) })
      .then(
        (saved) => setFolder(saved.folder),
        (error: unknown) => onFault(codeOf(error)),
      )
  }
  return (
    <section className={screen.section} aria-labelledby="provenance">
      <h2 id="provenance" className={`${screen.heading} ${serif}`}>
        <Trans>Signed provenance</Trans>
      </h2>
      <p className={screen.small}>
        <Trans>
          One file names every piece with its hashes, its block and the plan, signed by the key that owned
          your profile (DID) as it minted. Whoever has it can check each line against any full node, without
          you or this studio.
        </Trans>
      </p>
      {signer === 'offline' ? (
        <Elsewhere id={id} onFault={onFault} onSigned={sign} />
      ) : (
        <div className={screen.actions}>
          <Button onClick={() => sign()}>
            <Trans>Sign the manifest</Trans>
          </Button>
        </div>
      )}
      {folder === undefined ? null : (
        <SavedFolder folder={folder}>
          <span className={screen.good}>
            ✓ <Trans>Signed, and the signature is good.</Trans>
          </span>{' '}
          <Trans>It is in</Trans>
        </SavedFolder>
      )}
    </section>
  )
}

interface ElsewhereProps {
  id: string
  onFault: ProvenanceProps['onFault']
  onSigned: (signed: string) => void
}

/** The line for keys that are elsewhere, and the way back. */
function Elsewhere({ id, onFault, onSigned }: ElsewhereProps) {
  const { t } = useLingui()
  const field = useId()
  const [message, setMessage] = useState<string>()
  const [signed, setSigned] = useState('')
  useEffect(() => {
    studio()
      .manifestToSign({ id })
      .then(
        (asked) => setMessage(asked.message),
        (error: unknown) => onFault(codeOf(error)),
      )
  }, [id, onFault])
  function submit(event: FormEvent) {
    event.preventDefault()
    onSigned(signed)
  }
  return (
    <form className={form.inset} onSubmit={submit}>
      <p className={form.hint}>
        <Trans>Sign this line as a message with the profile (DID), where its keys are:</Trans>
      </p>
      {message === undefined ? null : (
        <Copyable value={message} head={40} tail={24} copyLabel={t`Copy the line`} copiedLabel={t`Copied`} />
      )}
      <div className={form.field}>
        <label className={form.label} htmlFor={field}>
          <Trans>What the wallet answered: public key and signature</Trans>
        </label>
        <textarea
          id={field}
          className={form.area}
          spellCheck={false}
          maxLength={10_000}
          value={signed}
          onChange={({ target }) => setSigned(target.value)}
        />
      </div>
      <div className={screen.actions}>
        <Button type="submit" disabled={signed.trim() === ''}>
          <Trans>Take the signature</Trans>
        </Button>
      </div>
    </form>
  )
}
