import { Button } from '@chiaroscuro/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useId, useState } from 'react'
import type { HostInput } from '../bridge.js'
import * as form from '../part/form.css.js'
import { PlainField } from '../part/plain-field.js'
import { KEY_LABELS, KIND_HINTS, KIND_WORDS } from '../words/host-words.js'
import * as screen from './screen.css.js'

type Kind = HostInput['kind']
type Entries = Readonly<Record<string, string>>

const KINDS: readonly Kind[] = ['s3', 'pinata', 'kubo', 'hosted', 'folder']
const USUAL: Readonly<Record<Kind, Entries>> = {
  s3: { region: 'us-east-1' },
  pinata: { url: 'https://uploads.pinata.cloud' },
  ...{ kubo: {}, hosted: {}, folder: {} },
}

/** What a creator entered, as a place; main says whether it is one. */
function toHost(kind: Kind, said: Entries): HostInput {
  const of = (name: string) => (said[name] ?? '').trim()
  if (kind === 'pinata' || kind === 'kubo') return { kind, url: of('url') }
  if (kind !== 's3') return { kind, publicUrl: of('publicUrl') }
  const inside = of('prefix').replace(/^\/+|\/+$/g, '')
  return {
    ...{ kind, endpoint: of('endpoint'), bucket: of('bucket'), region: of('region') },
    ...{ accessKeyId: of('accessKeyId'), publicUrl: of('publicUrl') },
    prefix: inside === '' ? '' : `${inside}/`,
  }
}

export interface HostFormProps {
  canKeep: boolean
  /** Resolves once the place is there; rejects where it cannot be. */
  onAdd: (host: HostInput, secret: string | undefined) => Promise<void>
  onClose: () => void
}

/** A place of one's own where files go. Its key leaves this form once, and never comes back. */
export function HostForm({ canKeep, onAdd, onClose }: HostFormProps) {
  const { t, i18n } = useLingui()
  const id = useId()
  const [kind, setKind] = useState<Kind>('s3')
  const [said, setSaid] = useState(USUAL.s3)
  const [secret, setSecret] = useState('')
  const keyLabel = KEY_LABELS[kind]
  const publicUrl = {
    name: 'publicUrl',
    label: t`Public address of the files`,
    example: 'https://',
    isWide: true,
  }
  const fields: Readonly<Record<Kind, readonly EntryFacts[]>> = {
    s3: [
      { name: 'endpoint', label: t`Endpoint, without the bucket`, example: 'https://', isWide: true },
      { name: 'bucket', label: t`Bucket` },
      { name: 'region', label: t`Region` },
      { name: 'prefix', label: t`Folder in the bucket, or nothing` },
      publicUrl,
      { name: 'accessKeyId', label: t`Access key id` },
    ],
    pinata: [{ name: 'url', label: t`Address of the service` }],
    kubo: [{ name: 'url', label: t`Address of the node`, example: 'http://127.0.0.1:5001' }],
    ...{ hosted: [publicUrl], folder: [publicUrl] },
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    onAdd(toHost(kind, said), secret === '' ? undefined : secret).then(onClose, () => {})
  }
  return (
    <form className={form.inset} onSubmit={submit} aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`} className={form.title}>
        <Trans>Add a place</Trans>
      </h3>
      <div className={form.field}>
        <label className={form.label} htmlFor={id}>
          <Trans>Kind of place</Trans>
        </label>
        <select
          id={id}
          className={form.input}
          value={kind}
          onChange={({ target }) => {
            const next = KINDS.find((one) => one === target.value) ?? 's3'
            setKind(next)
            setSaid(USUAL[next])
          }}
        >
          {KINDS.map((one) => (
            <option key={one} value={one}>
              {i18n._(KIND_WORDS[one])}
            </option>
          ))}
        </select>
        <p className={form.hint}>{i18n._(KIND_HINTS[kind])}</p>
      </div>
      <div className={form.pair}>
        {fields[kind].map(({ name, ...facts }) => (
          <PlainField
            key={`${kind} ${name}`}
            {...facts}
            value={said[name] ?? ''}
            onChange={(value) => setSaid({ ...said, [name]: value })}
          />
        ))}
      </div>
      {keyLabel ? (
        <PlainField
          label={i18n._(keyLabel)}
          isSecret
          hint={
            canKeep
              ? t`It goes into this system's keyring, and is never shown again.`
              : t`This system has no keyring. The key is held until the studio closes, and never written down.`
          }
          value={secret}
          onChange={setSecret}
        />
      ) : null}
      <div className={screen.actions}>
        <Button tone="act" type="submit">
          <Trans>Add</Trans>
        </Button>
        <Button onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  )
}

interface EntryFacts {
  name: string
  label: string
  example?: string
  isWide?: boolean
}
