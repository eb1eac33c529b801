import type { Status } from '@chiaroscuro/contract/operation'
import { figure } from '@chiaroscuro/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { TickingWhen } from '#app/feature/when/when.js'
import { useLive } from '#app/live/live.js'
import * as css from './page.css.js'

/** The last block read and its age; it moves with the chain while the page is open. */
export function Peak({ status }: { status: Status | null }) {
  const { i18n } = useLingui()
  const [block, setBlock] = useState<{ height: number; at: string | null } | null>(null)
  const live = useLive((message) => {
    if (message.kind === 'block') setBlock({ height: message.height, at: message.timestamp })
  })
  const known = status && status.height !== null ? { height: status.height, at: status.timestamp } : null
  const peak = block && block.height >= (known?.height ?? 0) ? block : known
  if (!peak) {
    return (
      <p className={css.eyebrow}>
        <span className={css.dot} />
        <Trans>Waiting for the first block</Trans>
      </p>
    )
  }
  const steady = live || status?.synced ? css.dotLive : css.dotLate
  const look = peak === block ? `${steady} ${css.dotNews}` : steady
  const archive = status?.source === 'archive'
  return (
    <p className={`${css.eyebrow} ${figure}`}>
      <span key={peak.height} className={archive ? css.dot : `${css.dot} ${look}`} />
      <span>
        <Trans>Block {i18n.number(peak.height)}</Trans>
        {archive && peak.at === null ? null : (
          <>
            {' · '}
            <TickingWhen at={peak.at} />
          </>
        )}
        {archive ? (
          <>
            {' · '}
            <Trans>archive</Trans>
          </>
        ) : null}
      </span>
    </p>
  )
}
