/** The address of the same list in another order, from its first page; the order at rest needs no saying. */
export function sortHref(pathname: string, search: string, sort: string, resting: string): string {
  const params = new URLSearchParams(search)
  params.delete('page')
  if (sort === resting) params.delete('sort')
  else params.set('sort', sort)
  const query = params.toString()
  return query ? `${pathname}?${query}` : pathname
}
