import { serif } from '@chiaroscuro/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Settings } from '../bridge.js'
import * as css from './header.css.js'

export interface HeaderProps {
  settings: Settings
  onChoose: (change: Partial<Settings>) => void
  onHome: () => void
}

/** Name, way home, and what a person chooses once. */
export function Header({ settings, onChoose, onHome }: HeaderProps) {
  const { t } = useLingui()
  return (
    <header className={css.bar}>
      <button type="button" className={css.home} onClick={onHome}>
        <svg className={css.mark} width="22" height="22" viewBox="0 0 22 22" aria-hidden="true">
          <circle cx="11" cy="11" r="10" fill="none" stroke="currentColor" strokeWidth="1.5" />
          <path d="M11 1a10 10 0 0 1 0 20Z" fill="currentColor" />
        </svg>
        <span className={`${css.name} ${serif}`}>Chiaroscuro</span>
        <span className={css.product}>
          <Trans>Mint Studio</Trans>
        </span>
      </button>
      <div className={css.choices}>
        <label className={css.choice}>
          <span className={css.label}>
            <Trans>Theme</Trans>
          </span>
          <select
            className={css.select}
            value={settings.theme}
            onChange={({ target }) => {
              const theme = (['system', 'light', 'dark'] as const).find((one) => one === target.value)
              if (theme) onChoose({ theme })
            }}
          >
            <option value="system">{t`System`}</option>
            <option value="light">{t`Light`}</option>
            <option value="dark">{t`Dark`}</option>
          </select>
        </label>
        <label className={css.choice}>
          <span className={css.label}>
            <Trans>Language</Trans>
          </span>
          <select
            className={css.select}
            value={settings.language}
            onChange={({ target }) => onChoose({ language: target.value === 'zh' ? 'zh' : 'en' })}
          >
            <option value="en" lang="en">
              English
            </option>
            <option value="zh" lang="zh">
              中文
            </option>
          </select>
        </label>
      </div>
    </header>
  )
}
