import { useLingui } from '@lingui/react/macro'
import * as css from './appeal.css.js'

/** What somebody wrote, as they wrote it. Those who use no mouse can scroll it, too. */
export function AppealWords({ text }: { text: string }) {
  const { t } = useLingui()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reached by keys
    <section className={css.words} aria-label={t`What was said`} tabIndex={0}>
      {text}
    </section>
  )
}
