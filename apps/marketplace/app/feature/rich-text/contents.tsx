import type { Inline, RichText } from '@chiaroscuro/cms'
import { Trans, useLingui } from '@lingui/react/macro'
import * as css from './contents.css.js'

/** The parts of a long text, beside it. Short texts have none. */
export function Contents({ text }: { text: RichText }) {
  const { t } = useLingui()
  const parts = text.flatMap((block) => (block.kind === 'heading' && block.level <= 2 ? [block] : []))
  if (parts.length < 2) return null
  return (
    <nav className={css.contents} aria-label={t`Contents`}>
      <p className={css.title}>
        <Trans>In this text</Trans>
      </p>
      <ol className={css.list}>
        {parts.map(({ id, children }) => (
          <li key={id}>
            <a href={`#${id}`} className={css.link}>
              {children.map(words).join('')}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function words(child: Inline): string {
  return child.kind === 'text' ? child.text : ' '
}
