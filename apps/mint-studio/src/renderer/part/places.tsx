import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import * as css from './places.css.js'

type Place = 'projects' | 'holdings'

export interface PlacesProps {
  current: Place
  onProjects: () => void
  onHoldings: () => void
}

/** The two places of the studio that are no project. */
export function Places({ current, onProjects, onHoldings }: PlacesProps) {
  const { t } = useLingui()
  const way = (place: Place, onGo: () => void, words: ReactNode) => (
    <button
      type="button"
      className={css.way}
      aria-current={current === place ? 'page' : undefined}
      onClick={onGo}
    >
      {words}
    </button>
  )
  return (
    <nav className={css.places} aria-label={t`Places`}>
      {way('projects', onProjects, <Trans>Projects</Trans>)}
      {way('holdings', onHoldings, <Trans>My NFTs</Trans>)}
    </nav>
  )
}
