import { Select } from '@chiaroscuro/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Field } from '#app/feature/form/field.js'
import * as trade from '#app/feature/trade/trade.css.js'
import type { TermsTyped } from './read-terms.js'
import * as css from './terms.css.js'

const OVERTIMES = ['0', '5', '10', '30', '60']

interface TermsFieldsProps {
  typed: TermsTyped
  onChange: (change: Partial<TermsTyped>) => void
}

/** Reserve, start, end and overtime of an auction. */
export function TermsFields({ typed, onChange }: TermsFieldsProps) {
  const { t } = useLingui()
  return (
    <>
      <Field
        label={t`Reserve, in XCH`}
        hint={t`The least you accept. Creator royalties come on top, paid by the bidder.`}
        inputMode="decimal"
        autoComplete="off"
        maxLength={30}
        value={typed.reserve}
        onChange={(event) => onChange({ reserve: event.target.value })}
      />
      <div className={css.pair}>
        <Field
          label={t`Starts`}
          hint={t`Left empty, it starts at once.`}
          type="datetime-local"
          required={false}
          value={typed.start}
          onChange={(event) => onChange({ start: event.target.value })}
        />
        <Field
          label={t`Ends`}
          hint={t`In your own time.`}
          type="datetime-local"
          value={typed.end}
          onChange={(event) => onChange({ end: event.target.value })}
        />
      </div>
      <Select
        label={t`Overtime`}
        value={typed.overtime}
        onChange={(event) => onChange({ overtime: event.target.value })}
        options={OVERTIMES.map((minutes) => ({
          value: minutes,
          label: minutes === '0' ? t`None` : t`${minutes} minutes`,
        }))}
      />
      <p className={trade.quiet}>
        <Trans>
          A leading bid within the overtime before the end moves the end on by as much, so that nobody wins by
          the last second.
        </Trans>
      </p>
    </>
  )
}
