import { Button } from '@chiaroscuro/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import type { Field } from '../screen/piece-table.js'
import * as css from './form.css.js'

export interface FillColumnProps {
  fields: readonly Field[]
  isDisabled: boolean
  fill: (field: Field['field'], value: string) => void
}

const NUMBER = '{n}'

/** Puts one text into a column of every piece. */
export function FillColumn({ fields, isDisabled, fill }: FillColumnProps) {
  const { t } = useLingui()
  const [key, setKey] = useState('name')
  const [value, setValue] = useState('')
  const filled = t`Text for every piece; ${NUMBER} stands for its number`
  const chosen = fields.find((one) => one.key === key) ?? fields[0]

  function submit(event: FormEvent) {
    event.preventDefault()
    if (chosen) fill(chosen.field, value)
  }
  return (
    <form className={css.inline} onSubmit={submit}>
      <select
        className={css.short}
        aria-label={t`Column`}
        value={chosen?.key}
        onChange={({ target }) => setKey(target.value)}
      >
        {fields.map((one) => (
          <option key={one.key} value={one.key}>
            {one.head}
          </option>
        ))}
      </select>
      <input
        className={css.short}
        aria-label={filled}
        title={filled}
        placeholder={NUMBER}
        value={value}
        onChange={({ target }) => setValue(target.value)}
      />
      <Button size="small" type="submit" disabled={isDisabled}>
        <Trans>Fill the column</Trans>
      </Button>
    </form>
  )
}
