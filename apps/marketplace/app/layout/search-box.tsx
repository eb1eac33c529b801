import { useLingui } from '@lingui/react/macro'
import { Form, useFetcher, useNavigate } from '@remix-run/react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import type { SearchData } from '#app/feature/search-list/search-data.js'
import { SearchIcon } from './icon.js'
import * as css from './search-box.css.js'
import { useSearchKey } from './use-search-key.js'

const debounceMs = 300

type Palette = typeof import('#app/feature/palette/palette.js')

/** The search of the header: a plain form, and with script a list that grows while one types. */
export function SearchBox() {
  const { t, i18n } = useLingui()
  const [text, setText] = useState('')
  const [palette, setPalette] = useState<Palette>()
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const input = useRef<HTMLInputElement>(null)
  const listId = useId()
  const navigate = useNavigate()
  const { data } = useSuggestions(text)
  useSearchKey(input)

  const query = text.trim()
  const options = palette?.paletteOptions(i18n, query, data?.result) ?? []
  const showing = open && palette !== undefined && (options.length > 0 || data !== undefined)
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
      palette?.take(chosen, navigate)
    }
  }
  const start = () => {
    setOpen(true)
    // Without the list, the field is still a search.
    import('#app/feature/palette/palette.js').then(setPalette, () => {})
  }

  return (
    <Form
      data-page=""
      discover="none"
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
            start()
          }}
          onFocus={start}
          onKeyDown={onKeyDown}
        />
        <kbd className={css.key}>/</kbd>
      </div>
      {showing ? (
        <div className={css.panel}>
          <palette.Suggestions {...{ options, active, listId, optionId }} onChoose={() => setOpen(false)} />
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
