/** A collection that a list is to be narrowed to, as somebody asked for it. */
export interface AskedCollection {
  text: string
  /** The one that is meant. */
  found: NamedCollection | null
  /** Those that may be meant, where it is not clear. */
  choices: NamedCollection[]
}

export interface NamedCollection {
  id: string
  name: string
}

/** The one that a name stands for: called exactly so, or the only one that has these words. */
export function collectionNamed(text: string, named: readonly NamedCollection[]): NamedCollection | null {
  const exact = named.filter(({ name }) => name.toLowerCase() === text.toLowerCase())
  const [one, ...others] = exact.length > 0 ? exact : named
  return one && others.length === 0 ? one : null
}

/** The address of a list with a collection, or without one, from its first page. */
export function collectionHref(pathname: string, search: string, id: string | null): string {
  const params = new URLSearchParams(search)
  params.delete('page')
  params.delete('collection')
  if (id !== null) params.set('collection', id)
  const query = params.toString()
  return query ? `${pathname}?${query}` : pathname
}
