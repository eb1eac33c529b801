import { CheckboxRow, Select } from '@chiaroscuro/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Field } from '#app/feature/form/field.js'
import { TextArea } from '#app/feature/form/text-area.js'
import * as trade from '#app/feature/trade/trade.css.js'
import type { Draft } from './draft.js'
import { LICENSES } from './licenses.js'
import * as css from './page.css.js'
import type { Known } from './use-collections.js'

export interface FieldsProps {
  draft: Draft
  onChange: (some: Partial<Draft>) => void
}

/** Which collection it joins, or begins. */
export function CollectionFields({ draft, onChange, known }: FieldsProps & { known: readonly Known[] }) {
  const { t } = useLingui()
  return (
    <>
      <Select
        label={t`Collection`}
        value={draft.collection}
        onChange={(event) => onChange({ collection: event.target.value })}
        options={[
          { value: 'none', label: t`In no collection` },
          { value: 'new', label: t`A new one` },
          ...known.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      {draft.collection === 'new' ? (
        <>
          <Field
            label={t`Name of the collection`}
            autoComplete="off"
            maxLength={200}
            value={draft.collectionName}
            onChange={(event) => onChange({ collectionName: event.target.value })}
          />
          <TextArea
            label={t`What it is about`}
            rows={3}
            maxLength={5000}
            value={draft.collectionDescription}
            onChange={(event) => onChange({ collectionDescription: event.target.value })}
          />
        </>
      ) : null}
    </>
  )
}

/** Under what terms it is sold on, and whose it is at first. */
export function TermsFields({ draft, onChange }: FieldsProps) {
  const { t } = useLingui()
  return (
    <>
      <Select
        label={t`License`}
        value={draft.license}
        onChange={({ target }) =>
          onChange({ license: LICENSES.find(({ id }) => id === target.value)?.id ?? '' })
        }
        options={[
          { value: '', label: t`None` },
          ...LICENSES.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <div className={css.pair}>
        <Field
          label={t`Royalty in percent`}
          inputMode="decimal"
          autoComplete="off"
          maxLength={6}
          value={draft.royalty}
          onChange={(event) => onChange({ royalty: event.target.value })}
        />
        <Field
          label={t`Network fee in XCH`}
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          required={false}
          value={draft.fee}
          onChange={(event) => onChange({ fee: event.target.value })}
        />
      </div>
      <Field
        label={t`Royalties go to`}
        autoComplete="off"
        spellCheck={false}
        maxLength={80}
        value={draft.royaltyAddress}
        onChange={(event) => onChange({ royaltyAddress: event.target.value })}
      />
      <Field
        label={t`Its first owner`}
        autoComplete="off"
        spellCheck={false}
        maxLength={80}
        value={draft.to}
        onChange={(event) => onChange({ to: event.target.value })}
      />
      <div className={css.pair}>
        <Field
          label={t`Edition`}
          inputMode="numeric"
          autoComplete="off"
          maxLength={7}
          value={draft.edition}
          onChange={(event) => onChange({ edition: event.target.value })}
        />
        <Field
          label={t`Of how many`}
          inputMode="numeric"
          autoComplete="off"
          maxLength={7}
          value={draft.editionTotal}
          onChange={(event) => onChange({ editionTotal: event.target.value })}
        />
      </div>
      <CheckboxRow
        label={t`It shows what not everybody wants to see`}
        checked={draft.isSensitive}
        onChange={(event) => onChange({ isSensitive: event.target.checked })}
      />
      <p className={trade.quiet}>
        <Trans>Nothing of this can be changed once it is minted.</Trans>
      </p>
    </>
  )
}
