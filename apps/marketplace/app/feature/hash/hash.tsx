import { Copyable } from '@chiaroscuro/ui'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

export interface HashProps {
  value: string
  /** What it is, for the copy button: "owner address", "launcher id". */
  name: string
  children?: ReactNode
  head?: number
  tail?: number
}

/** A hash, id or address with its copy button. */
export function Hash({ value, name, ...rest }: HashProps) {
  const { t } = useLingui()
  return <Copyable value={value} copyLabel={t`Copy ${name}`} copiedLabel={t`Copied`} {...rest} />
}
