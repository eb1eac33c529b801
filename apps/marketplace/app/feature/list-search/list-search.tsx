import { Form } from '@remix-run/react'
import * as css from './list-search.css.js'

export interface ListSearchProps {
  /** What is searched: "Collections". */
  label: string
  /** What the field asks for: "Search collections". */
  prompt: string
  search: string
  /** Other choices of the list, which stay. */
  keep: Readonly<Record<string, string>>
}

/** The search of a list, in its address as `q`. */
export function ListSearch({ label, prompt, search, keep }: ListSearchProps) {
  return (
    <Form role="search" aria-label={label}>
      {Object.entries(keep).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input
        key={search}
        className={css.search}
        type="search"
        name="q"
        defaultValue={search}
        maxLength={200}
        aria-label={prompt}
        placeholder={prompt}
      />
    </Form>
  )
}
