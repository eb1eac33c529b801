/** Stands for our own origin where it is not known. */
export const HERE = 'http://site.invalid'

/** A path of this site, as a URL whose origin says nothing; nothing for whatever could lead away from it. */
export function ownUrl(claimed: string): URL | undefined {
  if (!/^\/(?![/\\])/.test(claimed) || !URL.canParse(claimed, HERE)) return undefined
  const url = new URL(claimed, HERE)
  return url.origin === HERE ? url : undefined
}
