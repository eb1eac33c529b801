import { Button, FileButton, serif } from '@chiaroscuro/ui'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { type ProjectView, studio, type TargetFaultView } from '../bridge.js'
import * as form from '../part/form.css.js'
import { TextField } from '../part/text-field.js'
import type { OpenProject } from '../use-project.js'
import { targetWords } from '../words/target-words.js'
import * as css from './owners.css.js'
import { OwnersTable } from './owners-table.js'
import * as screen from './screen.css.js'

export interface OwnersScreenProps {
  view: ProjectView
  act: OpenProject['act']
  onFault: (code: string | undefined) => void
}

/** Who gets which piece first: one owner for all, or as a sheet says. */
export function OwnersScreen({ view, act, onFault }: OwnersScreenProps) {
  const { t } = useLingui()
  const { id, terms, owners, isFixed, account } = view
  return (
    <div className={screen.page}>
      <div className={screen.head}>
        <div>
          <h1 className={`${screen.title} ${serif}`}>
            <Trans>First owners</Trans>
          </h1>
          <p className={screen.lead}>
            <Trans>Pieces are minted straight to whoever gets them. Nothing has to be sent afterwards.</Trans>
          </p>
        </div>
      </div>
      <section className={screen.section}>
        <TextField
          label={t`Owner of every piece that names no other`}
          isFixed={isFixed}
          value={terms.owner}
          onChange={(owner) => act(() => studio().editTerms({ id, terms: { owner } }))}
        />
        {account && account.address !== terms.owner && !isFixed ? (
          <div className={screen.actions}>
            <Button
              size="small"
              onClick={() => act(() => studio().editTerms({ id, terms: { owner: account.address } }))}
            >
              <Trans>Keep them myself</Trans>
            </Button>
          </div>
        ) : null}
      </section>
      {isFixed ? null : <Sheet view={view} act={act} onFault={onFault} />}
      <section className={screen.section}>
        <OwnersTable owners={owners} kept={t`The owner of all others`} />
      </section>
    </div>
  )
}

interface Said {
  readonly assigned: number
  readonly faults: readonly TargetFaultView[]
}

const MAX_BYTES = 4_000_000
const SEED_RANGE = 2 ** 32

function Sheet({ view, act, onFault }: OwnersScreenProps) {
  const { t } = useLingui()
  const { id, owners } = view
  const [isShuffled, setIsShuffled] = useState(false)
  const [seed, setSeed] = useState('1')
  const [said, setSaid] = useState<Said>()

  async function take(file: File): Promise<void> {
    if (file.size > MAX_BYTES) return onFault('sheet-too-large')
    const sheet = toBase64(new Uint8Array(await file.arrayBuffer()))
    await act(async () => {
      const done = await studio().assignTargets({ id, sheet, ...(isShuffled && { seed: Number(seed) }) })
      setSaid(done)
      return done.view
    })
  }
  return (
    <section className={screen.section}>
      <h2 className={`${screen.heading} ${serif}`}>
        <Trans>From a sheet</Trans>
      </h2>
      <p className={screen.small}>
        <Trans>
          A CSV file that names an address for each piece, by its number, name or file; or a snapshot of
          holders: an address, and how many pieces it gets.
        </Trans>
      </p>
      <label className={form.check}>
        <input type="checkbox" checked={isShuffled} onChange={() => setIsShuffled(!isShuffled)} />
        <Trans>Chance decides who of the holders gets which piece</Trans>
      </label>
      {isShuffled ? (
        <TextField
          label={t`Seed`}
          hint={t`The same seed gives the same pieces to the same holders again: tell it, and anybody can check.`}
          isFixed={false}
          value={seed}
          read={(text) => (/^\d{1,10}$/.test(text) && Number(text) < SEED_RANGE ? text : undefined)}
          onChange={setSeed}
        />
      ) : null}
      <div className={screen.actions}>
        <FileButton accept=".csv,.tsv,.txt,text/csv" onFile={(file) => void take(file)}>
          <Trans>Choose a sheet of addresses</Trans>
        </FileButton>
        <Button disabled={owners.given === 0} onClick={() => act(() => studio().clearTargets({ id }))}>
          <Trans>All to one owner again</Trans>
        </Button>
      </div>
      {said ? <WhatCame said={said} /> : null}
    </section>
  )
}

function WhatCame({ said }: { said: Said }) {
  const { i18n, t } = useLingui()
  const { assigned, faults } = said
  return (
    <div role="status">
      <p className={faults.length === 0 ? screen.good : screen.small}>
        <Plural
          value={assigned}
          one="# piece has an owner from the sheet"
          other="# pieces have owners from the sheet"
        />
      </p>
      <ul className={css.faults}>
        {faults.map(({ line, code, detail }) => (
          <li key={`${line} ${code}`} className={screen.small}>
            <strong>{t`Line ${line}`}</strong> {i18n._(targetWords(code))} {detail}
          </li>
        ))}
      </ul>
    </div>
  )
}

function toBase64(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += 4096)
    text += String.fromCharCode(...bytes.subarray(at, at + 4096))
  return btoa(text)
}
