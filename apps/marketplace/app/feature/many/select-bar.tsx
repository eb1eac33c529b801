import { Button } from '@chiaroscuro/ui'
import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import * as css from './many.css.js'
import type { Selection } from './use-selection.js'

interface SelectBarProps {
  selection: Selection
  /** Whether something is being filled in about those chosen. */
  isOpen: boolean
  children: ReactNode
}

/** How many are chosen, and what can be done with them. */
export function SelectBar({ selection, isOpen, children }: SelectBarProps) {
  const { ids, most, isFull, all, clear } = selection
  const count = ids.length
  return (
    <div className={isOpen ? `${css.bar} ${css.still}` : css.bar}>
      <span className={css.chosen} role="status">
        {isFull ? (
          <Trans>
            {count} selected, as many as at once ({most})
          </Trans>
        ) : (
          <Plural value={count} _0="None selected" one="# selected" other="# selected" />
        )}
      </span>
      <Button size="small" onClick={all}>
        <Trans>Select all shown</Trans>
      </Button>
      {count > 0 ? (
        <Button size="small" onClick={clear}>
          <Trans>Select none</Trans>
        </Button>
      ) : null}
      {count > 0 ? <div className={css.acts}>{children}</div> : null}
    </div>
  )
}
