import { Button } from '@chiaroscuro/ui'
import { Trans } from '@lingui/react/macro'
import { type ReactElement, useEffect, useState } from 'react'
import * as css from './stage.css.js'

const still = '(prefers-reduced-motion: reduce)'

/**
 * A picture that moves, unless the visitor wants stillness: then its first frame, and motion when asked
 * for. Without script the browser chooses by the same wish.
 */
export function MovingPicture({ url, children }: { url: string; children: ReactElement }) {
  const [plays, setPlays] = useState<boolean | undefined>(undefined)
  useEffect(() => setPlays(!matchMedia(still).matches), [])
  const media = plays ? undefined : '(prefers-reduced-motion: no-preference)'
  return (
    <div className={css.moving}>
      <picture>
        {plays === false ? null : <source srcSet={url} media={media} />}
        {children}
      </picture>
      {plays === undefined ? null : (
        <Button size="small" className={css.motion} aria-pressed={plays} onClick={() => setPlays(!plays)}>
          {plays ? <Trans>Hold still</Trans> : <Trans>Play</Trans>}
        </Button>
      )}
    </div>
  )
}
