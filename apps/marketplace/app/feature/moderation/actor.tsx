import { Copyable } from '@chiaroscuro/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import * as css from './moderation.css.js'

/** Who looks: what they did is shown under their name. */
export interface Self {
  id: string
  name: string
}

interface ActorProps {
  id: string
  name: string | null
  self: Self
}

/** Whoever acted or spoke. Names are people's own words, so the id stands beside them. */
export function Actor({ id, name, self }: ActorProps) {
  const { t } = useLingui()
  if (id === self.id) return <Trans>{self.name} (you)</Trans>
  return (
    <span className={css.who}>
      {name}
      <Copyable value={id} copyLabel={t`Copy the person’s id`} copiedLabel={t`Copied`} />
    </span>
  )
}
