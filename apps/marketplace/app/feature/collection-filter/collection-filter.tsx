import { Chip, Link, quiet, textLink } from '@chiaroscuro/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Form, useLocation } from '@remix-run/react'
import { type AskedCollection, collectionHref } from './asked-collection.js'
import * as css from './collection-filter.css.js'

/** Narrows a list to one collection, by its name or its id, in its address as `collection`. */
export function CollectionFilter({ asked }: { asked: AskedCollection | null }) {
  const { t } = useLingui()
  const { pathname, search } = useLocation()
  if (asked?.found)
    return (
      <Chip href={collectionHref(pathname, search, null)} removeLabel={t`Remove filter ${asked.found.name}`}>
        {asked.found.name}
      </Chip>
    )
  const kept = [...new URLSearchParams(search)].filter(
    ([name]) => !['collection', 'page', 'lang'].includes(name),
  )
  return (
    <Form role="search" aria-label={t`Of one collection`} className={css.form} preventScrollReset>
      {kept.map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      <input
        key={asked?.text}
        className={css.field}
        type="search"
        name="collection"
        defaultValue={asked?.text}
        maxLength={200}
        aria-label={t`Collection`}
        placeholder={t`Collection name or id`}
      />
    </Form>
  )
}

/** What came of a name that is no collection's, or several collections'; the list is not narrowed. */
export function CollectionChoices({ asked }: { asked: AskedCollection | null }) {
  const { pathname, search } = useLocation()
  if (!asked || asked.found) return null
  const { text, choices } = asked
  if (choices.length === 0)
    return (
      <p className={`${css.choices} ${quiet}`} role="status">
        <Trans>No collection is called “{text}”. This is the whole list.</Trans>
      </p>
    )
  return (
    <p className={css.choices} role="status">
      <span className={quiet}>
        <Trans>Several collections have “{text}” in their name:</Trans>
      </span>
      {choices.map(({ id, name }) => (
        <Link key={id} href={collectionHref(pathname, search, id)} className={textLink} keepScroll>
          {name}
        </Link>
      ))}
    </p>
  )
}
