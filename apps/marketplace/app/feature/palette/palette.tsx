import type { SearchResult } from '@chiaroscuro/contract/operation'
import { clip } from '@chiaroscuro/ui'
import type { I18n } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@remix-run/react'
import { Picture } from '#app/feature/picture/picture.js'
import * as css from '#app/layout/search-box.css.js'
import { commandOptions } from './commands.js'
import { type SearchOption, searchOptions } from './search-option.js'

/* The list below the search of the header; it is fetched for those who use it. */

/** Commands that fit, then what was found. */
export function paletteOptions(i18n: I18n, query: string, found: SearchResult | undefined): SearchOption[] {
  return [...commandOptions(i18n, query), ...(query && found ? searchOptions(found) : [])]
}

/** Does what a line says; where it leads somewhere, `go` leads there. */
export function take(option: SearchOption, go: (href: string) => void) {
  if (option.press) option.press()
  else go(option.href)
}

export interface SuggestionsProps {
  options: SearchOption[]
  active: number
  listId: string
  optionId: (index: number) => string
  onChoose: () => void
}

export function Suggestions({ options, active, listId, optionId, onChoose }: SuggestionsProps) {
  const { t } = useLingui()
  const heads = {
    command: t`Go to, or change`,
    collection: t`Collections`,
    item: t`Items`,
    profile: t`Profiles`,
    address: t`Addresses`,
  }
  if (options.length === 0)
    return (
      <p className={css.nothing} role="status">
        <Trans>No results found</Trans>
      </p>
    )
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
              if (option.press) event.preventDefault()
              option.press?.()
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
