import { Link } from '@chiaroscuro/ui'
import { useLingui } from '@lingui/react/macro'
import * as css from './article.css.js'
import { tagName } from './tag-name.js'

/** What an article is about; each leads to the others. */
export function Tags({ tags }: { tags: readonly string[] }) {
  const { t, i18n } = useLingui()
  if (tags.length === 0) return null
  return (
    <ul className={css.tags} aria-label={t`About`}>
      {tags.map((tag) => (
        <li key={tag}>
          <Link href={`/blog?${new URLSearchParams({ tag })}`} className={css.tag}>
            {tagName(i18n, tag)}
          </Link>
        </li>
      ))}
    </ul>
  )
}
