import { IconButton } from '@chiaroscuro/ui'
import { useLingui } from '@lingui/react/macro'
import { faultWords } from '../words/fault-words.js'
import * as css from './notice.css.js'

/** What went wrong, what it means, what to do. */
export function Notice({ code, onClose }: { code: string; onClose?: () => void }) {
  const { i18n, t } = useLingui()
  return (
    <div className={css.bar} role="alert">
      <p>{i18n._(faultWords(code))}</p>
      {onClose ? (
        <IconButton label={t`Close`} tone="bare" size="small" onClick={onClose}>
          ✕
        </IconButton>
      ) : null}
    </div>
  )
}
