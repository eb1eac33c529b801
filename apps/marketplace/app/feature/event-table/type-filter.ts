import { filterableTypes } from './event-name.js'

/** Event types asked for in an address; whatever is not one is ignored. */
export function readTypes(params: URLSearchParams): number[] {
  const asked = new Set(params.getAll('type'))
  return filterableTypes.filter((type) => asked.has(String(type)))
}

/** The address of a list with one type switched on or off, from its first page. */
export function toggleTypeHref(pathname: string, search: string, type: number): string {
  const params = new URLSearchParams(search)
  const now = new Set(readTypes(params))
  if (!now.delete(type)) now.add(type)
  params.delete('type')
  params.delete('page')
  for (const one of filterableTypes) if (now.has(one)) params.append('type', String(one))
  const query = params.toString()
  return query ? `${pathname}?${query}` : pathname
}
