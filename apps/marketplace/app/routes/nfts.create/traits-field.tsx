import { Button, IconButton } from '@chiaroscuro/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import * as form from '#app/feature/form/form.css.js'
import type { Trait } from './draft.js'
import * as css from './page.css.js'

interface TraitsFieldProps {
  traits: readonly Trait[]
  onChange: (traits: readonly Trait[]) => void
}

const MOST = 50
const LONGEST = 200

/** What tells this work from others of its collection. */
export function TraitsField({ traits, onChange }: TraitsFieldProps) {
  const { t } = useLingui()
  const next = useRef(0)
  const set = (key: number, some: Partial<Trait>) =>
    onChange(traits.map((one) => (one.key === key ? { ...one, ...some } : one)))
  return (
    <fieldset className={css.group}>
      <legend className={form.label}>{t`Attributes`}</legend>
      {traits.map(({ key, traitType, value }, at) => (
        <div key={key} className={css.trait}>
          <input
            className={form.input}
            aria-label={t`Attribute ${at + 1}`}
            placeholder={t`Palette`}
            maxLength={LONGEST}
            value={traitType}
            onChange={(event) => set(key, { traitType: event.target.value })}
          />
          <input
            className={form.input}
            aria-label={t`Value of attribute ${at + 1}`}
            placeholder={t`Ochre`}
            maxLength={LONGEST}
            value={value}
            onChange={(event) => set(key, { value: event.target.value })}
          />
          <IconButton
            label={t`Remove attribute ${at + 1}`}
            onClick={() => onChange(traits.filter((one) => one.key !== key))}
          >
            ×
          </IconButton>
        </div>
      ))}
      {traits.length < MOST ? (
        <div>
          <Button onClick={() => onChange([...traits, { key: next.current++, traitType: '', value: '' }])}>
            <Trans>Add an attribute</Trans>
          </Button>
        </div>
      ) : null}
    </fieldset>
  )
}
