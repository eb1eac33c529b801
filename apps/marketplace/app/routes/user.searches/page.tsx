import type { SavedSearches } from '@chiaroscuro/contract/operation'
import { Button, EmptyState, Link, quiet, strong, textLink } from '@chiaroscuro/ui'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Form, useNavigation } from '@remix-run/react'
import * as alert from '#app/feature/alert/alert.css.js'
import { Field } from '#app/feature/form/field.js'
import * as form from '#app/feature/form/form.css.js'
import { TextArea } from '#app/feature/form/text-area.js'
import * as frame from '#app/layout/frame.css.js'
import * as css from './page.css.js'
import type { TypedSearch } from './read-search.js'
import { SearchFacts } from './search-facts.js'
import type { SearchesAnswer } from './searches-answer.js'

interface SearchesProps extends SavedSearches {
  typed: TypedSearch
  /** As many as premium members have; null where no membership is sold. */
  mostPremium: number | null
  answer: SearchesAnswer | undefined
}

/** What one looks out for. */
export function SearchesPage({ items, most, mostPremium, typed, answer }: SearchesProps) {
  const { t } = useLingui()
  const busy = useNavigation().state !== 'idle'
  return (
    <div className={`${frame.wrap} ${frame.bottom}`}>
      <div className={frame.pageHead}>
        <div>
          <h1 className={frame.pageTitle}>
            <Trans>Saved searches</Trans>
          </h1>
          <p className={frame.pageLead}>
            <Trans>
              You are told when a work you look out for is listed: under{' '}
              <Link href="/user/notifications" className={textLink}>
                Notifications
              </Link>
              , and by e-mail if you chose that there.
            </Trans>
          </p>
        </div>
      </div>
      <Outcome answer={answer} />
      <div className={alert.two}>
        <section aria-label={t`What you look out for`}>
          {items.length === 0 ? (
            <EmptyState title={t`You look out for nothing yet`}>
              <Trans>Name a collection, words of a title or works, and the most you would pay.</Trans>
            </EmptyState>
          ) : (
            <ul className={css.rows}>
              {items.map((search) => (
                <li key={search.id} className={css.row}>
                  <div className={css.said}>
                    <p className={strong}>{search.name}</p>
                    <SearchFacts search={search} />
                  </div>
                  <Form method="post">
                    <Button
                      type="submit"
                      name="remove"
                      value={search.id}
                      disabled={busy}
                      aria-label={t`Remove ${search.name}`}
                    >
                      <Trans>Remove</Trans>
                    </Button>
                  </Form>
                </li>
              ))}
            </ul>
          )}
          <p className={`${quiet} ${css.room}`}>
            <Plural value={most - items.length} one="# more fits." other="# more fit." />{' '}
            {mostPremium !== null && mostPremium > most ? (
              <Link href="/premium" className={textLink}>
                <Trans>Premium members have {mostPremium}.</Trans>
              </Link>
            ) : null}
          </p>
        </section>
        <NewSearch
          key={JSON.stringify([items.length, typed])}
          typed={answer && 'fault' in answer && answer.typed ? answer.typed : typed}
          busy={busy}
        />
      </div>
    </div>
  )
}

function NewSearch({ typed, busy }: { typed: TypedSearch; busy: boolean }) {
  const { t } = useLingui()
  return (
    <section aria-labelledby="new">
      <Form method="post" action="/user/searches" className={alert.form}>
        <h2 id="new" className={frame.bandTitle}>
          <Trans>Look out for</Trans>
        </h2>
        <Field label={t`Name of the search`} name="name" maxLength={80} defaultValue={typed.name} />
        <Field
          label={t`Collection`}
          name="collection"
          maxLength={100}
          required={false}
          spellCheck={false}
          placeholder="col1…"
          defaultValue={typed.collection}
        />
        <Field
          label={t`Words in the title`}
          name="words"
          maxLength={80}
          required={false}
          defaultValue={typed.words}
        />
        <Field
          label={t`For at most, in XCH`}
          name="price"
          inputMode="decimal"
          maxLength={30}
          required={false}
          defaultValue={typed.price}
        />
        <TextArea
          label={t`These works alone`}
          name="works"
          rows={3}
          spellCheck={false}
          placeholder="nft1…"
          defaultValue={typed.works}
          hint={t`Ids, one a line; up to 200. Whatever is filled in has to hold.`}
        />
        <div>
          <Button type="submit" tone="act" disabled={busy}>
            <Trans>Save the search</Trans>
          </Button>
        </div>
      </Form>
    </section>
  )
}

function Outcome({ answer }: { answer: SearchesAnswer | undefined }) {
  if (!answer) return null
  if ('done' in answer)
    return (
      <p className={`${form.said} ${form.note} ${css.outcome}`} role="status">
        {answer.done === 'saved' ? <Trans>Saved.</Trans> : <Trans>Removed.</Trans>}
      </p>
    )
  return (
    <p className={`${form.said} ${form.fault} ${css.outcome}`} role="alert">
      <FaultWords fault={answer.fault} />
    </p>
  )
}

function FaultWords({ fault }: { fault: Extract<SearchesAnswer, { fault: unknown }>['fault'] }) {
  switch (fault) {
    case 'nothing':
      return <Trans>Name a collection, words or works.</Trans>
    case 'name':
      return <Trans>Give the search a name.</Trans>
    case 'collection':
      return <Trans>No collection of this id is known here.</Trans>
    case 'words':
      return <Trans>Two letters at least.</Trans>
    case 'price':
      return <Trans>The price must be an amount of XCH.</Trans>
    case 'works':
      return <Trans>Name up to 200 works by their ids, one a line.</Trans>
    case 'too-many':
      return <Trans>No more searches fit: remove one first.</Trans>
    case 'unknown':
      return <Trans>It was removed already.</Trans>
    default:
      return <Trans>It could not be saved just now. Please try again in a minute.</Trans>
  }
}
