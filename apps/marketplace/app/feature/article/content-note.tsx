import { Button } from '@chiaroscuro/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useLocation } from '@remix-run/react'
import { lazy, Suspense } from 'react'
import { When } from '#app/feature/when/when.js'
import * as frame from '#app/layout/frame.css.js'
import { useIsAlive } from '#app/layout/use-is-alive.js'
import * as css from './article.css.js'

const EditorBridge = lazy(() =>
  import('./editor-bridge.js').then((module) => ({ default: module.EditorBridge })),
)

interface ContentNoteProps {
  isPreview: boolean
  staleSince: string | null
  /** Where drafts are edited; null where none is shown. */
  editor?: string | null
}

/** Above a page of content: that drafts are shown, or that the words may be old. Mostly nothing. */
export function ContentNote({ isPreview, staleSince, editor = null }: ContentNoteProps) {
  if (isPreview) return <PreviewBar editor={editor} />
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

function PreviewBar({ editor }: { editor: string | null }) {
  const { t } = useLingui()
  const { pathname } = useLocation()
  const isAlive = useIsAlive()
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
      {/* Whoever looks at a draft by itself asks its editor for nothing. */}
      {editor && isAlive && window.parent !== window ? (
        <Suspense>
          <EditorBridge editor={editor} />
        </Suspense>
      ) : null}
    </aside>
  )
}
