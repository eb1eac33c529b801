import { Button } from '@chiaroscuro/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useLocation } from '@remix-run/react'
import { When } from '#app/feature/when/when.js'
import * as frame from '#app/layout/frame.css.js'
import * as css from './article.css.js'

interface ContentNoteProps {
  isPreview: boolean
  staleSince: string | null
}

/** Above a page of content: that drafts are shown, or that the words may be old. Mostly nothing. */
export function ContentNote({ isPreview, staleSince }: ContentNoteProps) {
  if (isPreview) return <PreviewBar />
  if (staleSince === null) return null
  return (
    <div className={frame.wrap}>
      <p className={css.stale} role="status">
        <Trans>
          The content service does not answer. This is the page as it was <When at={staleSince} />.
        </Trans>
      </p>
    </div>
  )
}

function PreviewBar() {
  const { t } = useLingui()
  const { pathname } = useLocation()
  return (
    <aside className={css.preview} aria-label={t`Preview`}>
      <form method="post" action="/preview" className={`${frame.wrap} ${css.previewRow}`}>
        <span>
          <Trans>Preview: drafts are shown as if they were published.</Trans>
        </span>
        <input type="hidden" name="returnTo" value={pathname} />
        <Button type="submit" size="small">
          <Trans>Leave preview</Trans>
        </Button>
      </form>
    </aside>
  )
}
