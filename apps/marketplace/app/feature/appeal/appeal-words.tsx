import * as css from './appeal.css.js'

/** What somebody wrote, as they wrote it. Those who use no mouse can scroll it, too. */
export function AppealWords({ text }: { text: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys
    <blockquote className={css.words} tabIndex={0}>
      {text}
    </blockquote>
  )
}
