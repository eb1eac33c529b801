import { useLingui } from '@lingui/react/macro'
import type { Lack } from './lack.js'
import * as css from './lack-mark.css.js'

const drawings: Record<Lack, string> = {
  waiting: 'M12 4a8 8 0 1 0 0 16a8 8 0 0 0 0-16ZM12 8v4.4l3 1.8',
  unreachable: 'M4 4l16 16M8.5 6H20v11.5M17 20H4V7',
  differs: 'M5 9h14M5 15h14M15.5 5l-7 14',
  audio:
    'M9 17.5V6l10-2v11.5M9 17.5a2.5 2.5 0 1 1-5 0a2.5 2.5 0 0 1 5 0ZM19 15.5a2.5 2.5 0 1 1-5 0a2.5 2.5 0 0 1 5 0Z',
  video: 'M8 5.5v13l11-6.5Z',
  model: 'M12 3.5l8 4.5v8l-8 4.5l-8-4.5v-8ZM4 8l8 4.5l8-4.5M12 12.5v8',
  document: 'M6 3.5h8l4 4v13H6ZM14 3.5v4h4M9 12h6M9 16h6',
  none: 'M4 5h16v14H4ZM4 16l5-5l4 4l3-3l4 4',
}

/** Stands where a picture would be: a small drawing, and a word or two unless it is too small for them. */
export function LackMark({ lack, bare }: { lack: Lack; bare: boolean }) {
  const { t } = useLingui()
  const words: Record<Lack, string> = {
    waiting: t`Not fetched yet`,
    unreachable: t`Could not be fetched`,
    differs: t`Differs from its hash`,
    audio: t`Audio`,
    video: t`Video`,
    model: t`3D model`,
    document: t`Document`,
    none: t`No picture`,
  }
  const size = bare ? 16 : 24
  return (
    <span className={css.mark} title={bare ? words[lack] : undefined}>
      <svg
        className={css.glyph}
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d={drawings[lack]} />
      </svg>
      {bare ? null : words[lack]}
    </span>
  )
}
