import type { RichText as Text } from '@chiaroscuro/cms'
import { textLink } from '@chiaroscuro/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { ContentNote } from '#app/feature/article/content-note.js'
import { ExternalLink } from '#app/feature/external-link/external-link.js'
import { Contents } from '#app/feature/rich-text/contents.js'
import { RichText } from '#app/feature/rich-text/rich-text.js'
import * as frame from '#app/layout/frame.css.js'
import * as css from './page.css.js'

/** Whoever runs this installation, as far as they said. */
export interface Operator {
  name: string
  address?: string | undefined
  /** An e-mail address or a web address. */
  contact?: string | undefined
}

export interface DocumentPageProps {
  title: string
  lead: string
  body: Text
  /** ISO 8601. */
  changedAt: string | null
  operator: Operator | null
  isPreview: boolean
  staleSince: string | null
  editor?: string | null
}

export function DocumentPage({ title, lead, body, changedAt, operator, ...note }: DocumentPageProps) {
  return (
    <>
      <ContentNote {...note} />
      <article className={`${frame.wrap} ${frame.bottom}`}>
        <div className={css.head}>
          <h1 className={frame.pageTitle}>{title}</h1>
          {lead ? <p className={css.lead}>{lead}</p> : null}
          <Changed at={changedAt} />
        </div>
        <div className={css.columns}>
          <Contents text={body} />
          <div className={css.body}>
            <OperatorCard operator={operator} />
            <RichText text={body} />
          </div>
        </div>
      </article>
    </>
  )
}

function Changed({ at }: { at: string | null }) {
  const { i18n } = useLingui()
  if (at === null) return null
  return (
    <p className={css.changed}>
      <Trans>As of {i18n.date(at, { dateStyle: 'long', timeZone: 'UTC' })}</Trans>
    </p>
  )
}

/** Nobody is made up: an installation that named nobody says so. */
function OperatorCard({ operator }: { operator: Operator | null }) {
  return (
    <section className={css.operator}>
      <h2 className={css.operatorTitle}>
        <Trans>Who runs this installation</Trans>
      </h2>
      {operator ? (
        <address className={css.address}>
          <strong>{operator.name}</strong>
          {operator.address ? <span>{operator.address}</span> : null}
          {operator.contact ? <Contact contact={operator.contact} /> : null}
        </address>
      ) : (
        <p className={css.nobody}>
          <Trans>
            This installation has not named its operator. What follows describes the software; who answers for
            this particular site is not known from it.
          </Trans>
        </p>
      )}
    </section>
  )
}

function Contact({ contact }: { contact: string }) {
  return contact.includes('://') ? (
    <ExternalLink href={contact} className={textLink}>
      {contact}
    </ExternalLink>
  ) : (
    <a href={`mailto:${contact}`} className={textLink}>
      {contact}
    </a>
  )
}
