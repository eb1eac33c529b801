import { Button } from '@chiaroscuro/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { codeOf, type HostBookView, type HostView, type ProjectView, studio } from '../bridge.js'
import * as form from '../part/form.css.js'
import { Notice } from '../part/notice.js'
import { TextField } from '../part/text-field.js'
import type { OpenProject } from '../use-project.js'
import { addressOf, KEY_STATES, KIND_WORDS, MEDIA_STATES } from '../words/host-words.js'
import { HostForm } from './host-form.js'
import * as css from './hosts.css.js'
import * as screen from './screen.css.js'

export interface HostsProps {
  view: ProjectView
  act: OpenProject['act']
}

const DEVNET = 'devnet'
const MEDIA = 'media'

/** Where a project's files go: the devnet's gateway, and places of the creator's own. */
export function Hosts({ view, act }: HostsProps) {
  const { t, i18n } = useLingui()
  const { id, hosting } = view
  const [book, setBook] = useState<HostBookView>()
  const [isAdding, setIsAdding] = useState(false)
  const [fault, setFault] = useState<string>()
  useEffect(() => {
    studio()
      .listHosts()
      .then(setBook, (error: unknown) => setFault(codeOf(error)))
  }, [])
  if (!book) return fault ? <Notice code={fault} /> : null

  const choose = (host: string, isChosen: boolean) =>
    act(() => {
      const others = hosting.hosts.filter((one) => one !== host)
      return studio().editHosts({ id, hosts: isChosen ? [...others, host] : others })
    })
  async function tell(task: () => Promise<HostBookView>): Promise<void> {
    setFault(undefined)
    try {
      setBook(await task())
    } catch (error) {
      const code = codeOf(error)
      setFault(code === 'invalid-call' ? 'invalid-place' : code)
      throw error
    }
  }
  return (
    <>
      {fault ? <Notice code={fault} onClose={() => setFault(undefined)} /> : null}
      <fieldset className={form.choices}>
        <legend className={form.legend}>
          <Trans>Where files go</Trans>
        </legend>
        <label className={form.check}>
          <input
            type="checkbox"
            checked={hosting.hosts.includes(DEVNET)}
            onChange={({ target }) => void choose(DEVNET, target.checked)}
          />
          <Trans>The devnet's gateway</Trans>
        </label>
        {book.media === 'none' && !hosting.hosts.includes(MEDIA) ? null : (
          <label className={form.check}>
            <input
              type="checkbox"
              checked={hosting.hosts.includes(MEDIA)}
              onChange={({ target }) => void choose(MEDIA, target.checked)}
            />
            <span>
              <Trans>The marketplace's media service</Trans>{' '}
              <span className={css.facts}>{i18n._(MEDIA_STATES[book.media])}</span>
            </span>
          </label>
        )}
        {book.hosts.map((one) => (
          <HostRow
            key={one.id}
            one={one}
            isChosen={hosting.hosts.includes(one.id)}
            onChoose={(isChosen) => void choose(one.id, isChosen)}
            onRemove={() => {
              if (hosting.hosts.includes(one.id)) void choose(one.id, false)
              tell(() => studio().removeHost({ id: one.id })).catch(() => {})
            }}
          />
        ))}
      </fieldset>
      {isAdding ? (
        <HostForm
          canKeep={book.canKeep}
          onAdd={(host, secret) =>
            tell(() => studio().addHost({ host, ...(secret !== undefined && { secret }) }))
          }
          onClose={() => setIsAdding(false)}
        />
      ) : (
        <div className={screen.actions}>
          <Button onClick={() => setIsAdding(true)}>
            <Trans>Add a place</Trans>
          </Button>
        </div>
      )}
      <TextField
        label={t`Gateways of IPFS, by which files are fetched back`}
        hint={t`One a line. Away from the devnet, every byte has to come back from two hosts.`}
        isLong
        isFixed={false}
        value={book.gateways.join('\n')}
        onChange={(text) => {
          const gateways = text.split(/\s+/).filter((one) => one !== '')
          tell(async () => {
            await studio().saveGateways({ gateways })
            return studio().listHosts()
          }).catch(() => {})
        }}
      />
      {hosting.folder ? (
        <p className={screen.small}>
          <Trans>
            What you publish is in <code className={css.path}>{hosting.folder}</code>
          </Trans>
        </p>
      ) : null}
    </>
  )
}

interface HostRowProps {
  one: HostView
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
  onRemove: () => void
}

function HostRow({ one: { host, key }, isChosen, onChoose, onRemove }: HostRowProps) {
  const { t, i18n } = useLingui()
  const address = addressOf(host)
  const state = KEY_STATES[key]
  return (
    <div className={css.row}>
      <label className={form.check}>
        <input type="checkbox" checked={isChosen} onChange={({ target }) => onChoose(target.checked)} />
        <span>
          {i18n._(KIND_WORDS[host.kind])} <span className={css.facts}>{address}</span>
          {state ? <span className={css.facts}>{i18n._(state)}</span> : null}
        </span>
      </label>
      <Button aria-label={t`Remove ${address}`} onClick={onRemove}>
        <Trans>Remove</Trans>
      </Button>
    </div>
  )
}
