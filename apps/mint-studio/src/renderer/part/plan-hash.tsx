import { Copyable } from '@chiaroscuro/ui'
import { useLingui } from '@lingui/react/macro'

/** A plan's hash, its ends shown and all of it to be copied. */
export function PlanHash({ hash }: { hash: string }) {
  const { t } = useLingui()
  return <Copyable value={hash} head={12} tail={12} copyLabel={t`Copy the hash`} copiedLabel={t`Copied`} />
}
