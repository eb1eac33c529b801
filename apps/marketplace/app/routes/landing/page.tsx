import type { Action, LandingPage } from '@chiaroscuro/cms'
import { buttonShape, Link } from '@chiaroscuro/ui'
import { ContentNote } from '#app/feature/article/content-note.js'
import { ExternalLink } from '#app/feature/external-link/external-link.js'
import { RichText } from '#app/feature/rich-text/rich-text.js'
import * as frame from '#app/layout/frame.css.js'
import * as css from './page.css.js'

interface LandingProps {
  page: LandingPage
  isPreview: boolean
  staleSince: string | null
  editor?: string | null
}

export function Landing({ page, isPreview, staleSince, editor = null }: LandingProps) {
  return (
    <>
      <ContentNote isPreview={isPreview} staleSince={staleSince} editor={editor} />
      <div className={frame.wrap}>
        <header className={css.hero}>
          <div className={css.name}>
            {page.eyebrow ? <p className={css.eyebrow}>{page.eyebrow}</p> : null}
            <h1 className={css.title}>{page.title}</h1>
          </div>
          <div className={css.words}>
            {page.lead ? <p className={css.lead}>{page.lead}</p> : null}
            <Actions actions={page.actions} />
          </div>
        </header>
        {page.points.length > 0 ? (
          <ul className={page.points.length % 4 === 0 ? `${css.points} ${css.byFour}` : css.points}>
            {page.points.map(({ title, text }) => (
              <li key={title} className={css.point}>
                <h2 className={css.pointTitle}>{title}</h2>
                <p className={css.pointText}>{text}</p>
              </li>
            ))}
          </ul>
        ) : null}
        {page.body.length > 0 ? (
          <div className={css.body}>
            <RichText text={page.body} />
          </div>
        ) : null}
      </div>
    </>
  )
}

function Actions({ actions }: { actions: readonly Action[] }) {
  if (actions.length === 0) return null
  return (
    <div className={css.actions}>
      {actions.map((action, i) => (
        <WayOn key={action.href} action={action} isFirst={i === 0} />
      ))}
    </div>
  )
}

function WayOn({ action: { label, href }, isFirst }: { action: Action; isFirst: boolean }) {
  const shape = buttonShape(isFirst ? { tone: 'act', size: 'large' } : { size: 'large' })
  if (href.startsWith('/'))
    return (
      <Link href={href} className={shape}>
        {label}
      </Link>
    )
  return (
    <ExternalLink href={href} className={shape}>
      {label}
    </ExternalLink>
  )
}
