import { useLingui } from '@lingui/react/macro'
import { Field } from './field.js'

export function EmailField({ username, isNew = false }: { username?: string | undefined; isNew?: boolean }) {
  const { t } = useLingui()
  return (
    <Field
      key="email"
      label={t`E-mail address`}
      name="username"
      type="email"
      autoComplete={isNew ? 'email' : 'username'}
      maxLength={200}
      defaultValue={username}
    />
  )
}
