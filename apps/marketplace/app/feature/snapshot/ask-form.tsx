import { Button } from '@chiaroscuro/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Field } from '#app/feature/form/field.js'
import * as form from '#app/feature/form/form.css.js'
import { TextArea } from '#app/feature/form/text-area.js'
import type { AskedField, AskedSnapshot, AskFault } from '#app/feature/snapshot/asked-snapshot.js'
import * as css from './page.css.js'

const FORMATS = [
  ['csv', 'CSV'],
  ['json', 'JSON'],
  ['ndjson', 'NDJSON'],
] as const

/** A form that browsers send themselves, with script or without: its answer may be a file. */
export function AskForm({ typed, fault }: { typed: AskedSnapshot; fault: AskFault | undefined }) {
  const { t } = useLingui()
  const isWrong = (field: AskedField) =>
    fault && 'field' in fault && fault.field === field ? true : undefined
  return (
    <form method="post" action="/tools/snapshot" className={css.form}>
      {fault ? (
        <p className={`${form.said} ${form.fault}`} role="alert">
          <FaultWords fault={fault} />
        </p>
      ) : null}
      <TextArea
        label={t`Collections`}
        name="collections"
        rows={2}
        spellCheck={false}
        placeholder="col1…"
        defaultValue={typed.collections}
        aria-invalid={isWrong('collections')}
        hint={t`Ids, one a line; up to 25.`}
      />
      <TextArea
        label={t`Profiles`}
        name="profiles"
        rows={2}
        spellCheck={false}
        placeholder="did:chia:1…"
        defaultValue={typed.profiles}
        aria-invalid={isWrong('profiles')}
        hint={t`Holders of everything they made. DIDs, one a line; up to 25.`}
      />
      <TextArea
        label={t`A list of works`}
        name="nfts"
        rows={3}
        spellCheck={false}
        placeholder="nft1…"
        defaultValue={typed.nfts}
        aria-invalid={isWrong('nfts')}
        hint={t`Ids, one a line; up to 5,000.`}
      />
      <TextArea
        label={t`Only with these traits`}
        name="traits"
        rows={2}
        spellCheck={false}
        placeholder="Background = Gold"
        defaultValue={typed.traits}
        aria-invalid={isWrong('traits')}
        hint={t`One a line. Several values of one trait widen, several traits narrow.`}
      />
      <Field
        label={t`Height`}
        name="at"
        type="text"
        inputMode="numeric"
        autoComplete="off"
        maxLength={9}
        required={false}
        defaultValue={typed.at}
        aria-invalid={fault?.kind === 'height' || fault?.kind === 'no-block' ? true : undefined}
        hint={t`Of the block to look at; the newest if left empty.`}
      />
      <fieldset className={css.formats}>
        <legend className={`${form.label} ${css.legend}`}>
          <Trans>File</Trans>
        </legend>
        {FORMATS.map(([value, name]) => (
          <label key={value} className={css.format}>
            <input type="radio" name="format" value={value} defaultChecked={typed.format === value} />
            {name}
          </label>
        ))}
      </fieldset>
      <div className={css.acts}>
        <Button type="submit">
          <Trans>Show the first</Trans>
        </Button>
        <Button type="submit" tone="act" formAction="/tools/snapshot/file">
          <Trans>Download</Trans>
        </Button>
        <Button type="submit" formAction="/tools/airdrop">
          <Trans>Airdrop to these holders</Trans>
        </Button>
      </div>
    </form>
  )
}

function FaultWords({ fault }: { fault: AskFault }) {
  const names = useFieldNames()
  switch (fault.kind) {
    case 'nothing':
      return <Trans>Name at least one collection, profile or work.</Trans>
    case 'line':
      return (
        <Trans>
          {names[fault.field]}: line {fault.line} cannot be read.
        </Trans>
      )
    case 'many':
      return (
        <Trans>
          {names[fault.field]}: at most {fault.most} lines.
        </Trans>
      )
    case 'height':
      return <Trans>The height must be a whole number.</Trans>
    case 'no-block':
      return <Trans>No block of this height is known here.</Trans>
    case 'holders':
      return <Trans>These have more than 200,000 holders. Ask for fewer works.</Trans>
    case 'unsigned':
      return <Trans>No snapshots are made here at the moment.</Trans>
    case 'often':
      return <Trans>Too many snapshots in a short time. Please try again in a few minutes.</Trans>
    default:
      return <Trans>The snapshot could not be made just now. Please try again in a minute.</Trans>
  }
}

function useFieldNames(): Readonly<Record<AskedField, string>> {
  const { t } = useLingui()
  return {
    collections: t`Collections`,
    profiles: t`Profiles`,
    nfts: t`A list of works`,
    traits: t`Only with these traits`,
    at: t`Height`,
    format: t`File`,
  }
}
