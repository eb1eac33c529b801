import { clip } from '@chiaroscuro/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Form, Link, useFetcher, useNavigate } from '@remix-run/react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import type { commandOptions } from '#app/feature/palette/commands.js'
import { Picture } from '#app/feature/picture/picture.js'
import type { SearchData } from '#app/feature/search-list/search-data.js'
import { SearchIcon } from './icon.js'
import * as css from './search-box.css.js'
import { type SearchOption, searchOptions } from './search-option.js'
import { useSearchKey } from './use-search-key.js'

const debounceMs = 300

/** The search of the header: a plain form, and with script a list that grows while one types. */
export function SearchBox() {
  const { t, i18n } = useLingui()
  const [text, setText] = useState('')
  const [commands, setCommands] = useState<typeof commandOptions>()
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const input = useRef<HTMLInputElement>(null)
  const listId = useId()
  const navigate = useNavigate()
  const { data } = useSuggestions(text)
  useSearchKey(input)

  const query = text.trim()
  const options = [
    ...(commands?.(i18n, query) ?? []),
    ...(query && data?.result ? searchOptions(data.result) : []),
  ]
  const showing = open && (options.length > 0 || (query !== '' && data !== undefined))
  const optionId = (index: number) => `${listId}-${index}`

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      if (showing) setOpen(false)
      else input.current?.blur()
    }
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      setOpen(true)
      const step = event.key === 'ArrowDown' ? 1 : -1
      setActive((now) =>
        options.length === 0
          ? -1
          : (now + step + options.length + (now < 0 && step < 0 ? 1 : 0)) % options.length,
      )
    }
    const chosen = options[active]
    if (event.key === 'Enter' && showing && chosen) {
      event.preventDefault()
      setOpen(false)
      if (chosen.press) chosen.press()
      else navigate(chosen.href)
    }
  }
  const onFocus = () => {
    setOpen(true)
    import('#app/feature/palette/commands.js').then(
      (palette) => setCommands(() => palette.commandOptions),
      // The search does without.
      () => {},
    )
  }

  return (
    <Form
      action="/search"
      role="search"
      aria-label={t`Search from any page`}
      className={css.form}
      onSubmit={() => setOpen(false)}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false)
      }}
    >
      <div className={css.field}>
        <SearchIcon size={15} />
        <input
          ref={input}
          className={css.input}
          type="search"
          name="q"
          autoComplete="off"
          maxLength={200}
          value={text}
          placeholder={t`Search items, collections, addresses`}
          aria-label={t`Search`}
          role="combobox"
          aria-expanded={showing}
          aria-controls={showing ? listId : undefined}
          aria-autocomplete="list"
          aria-activedescendant={showing && active >= 0 ? optionId(active) : undefined}
          onChange={(event) => {
            setText(event.target.value)
            setActive(-1)
            setOpen(true)
          }}
          onFocus={onFocus}
          onKeyDown={onKeyDown}
        />
        <kbd className={css.key}>/</kbd>
      </div>
      {showing ? (
        <div className={css.panel}>
          {options.length > 0 ? (
            <Suggestions {...{ options, active, listId, optionId }} onChoose={() => setOpen(false)} />
          ) : (
            <p className={css.nothing} role="status">
              <Trans>No results found</Trans>
            </p>
          )}
        </div>
      ) : null}
    </Form>
  )
}

/** Asks 300 ms after the last key; answers for an older text are not shown. */
function useSuggestions(text: string): { data: SearchData | undefined } {
  const fetcher = useFetcher<() => SearchData>({ key: 'search-box' })
  const { load } = fetcher
  const query = text.trim()
  useEffect(() => {
    if (query === '') return
    const wait = setTimeout(() => load(`/search?${new URLSearchParams({ q: query })}`), debounceMs)
    return () => clearTimeout(wait)
  }, [query, load])
  return { data: fetcher.data?.query === query ? fetcher.data : undefined }
}

interface SuggestionsProps {
  options: SearchOption[]
  active: number
  listId: string
  optionId: (index: number) => string
  onChoose: () => void
}

function Suggestions({ options, active, listId, optionId, onChoose }: SuggestionsProps) {
  const { t } = useLingui()
  const heads = {
    command: t`Go to, or change`,
    collection: t`Collections`,
    item: t`Items`,
    profile: t`Profiles`,
    address: t`Addresses`,
  }
  return (
    <div role="listbox" id={listId} aria-label={t`Suggestions`}>
      {options.map((option, index) => (
        <div key={option.key} role="presentation">
          {options[index - 1]?.kind === option.kind ? null : (
            <div className={css.group} role="presentation">
              {heads[option.kind]}
            </div>
          )}
          <Link
            id={optionId(index)}
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            onClick={(event) => {
              if (option.press) {
                event.preventDefault()
                option.press()
              }
              onChoose()
            }}
            to={option.href}
            className={option.picture === undefined ? `${css.option} ${css.noPicture}` : css.option}
          >
            {option.picture === undefined ? null : (
              <Picture uri={option.picture} color={option.color ?? null} alt="" sizes="36px" bare />
            )}
            <span className={clip}>
              {option.title}
              {option.under ? <span className={`${css.under} ${clip}`}> · {option.under}</span> : null}
            </span>
          </Link>
        </div>
      ))}
    </div>
  )
}
