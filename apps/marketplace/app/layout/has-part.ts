/**
 * Whether what is drawn here has a part that only some pages have, marked with `data-part`: the server may draw any, a browser
 * finds it in the page it was sent. Such a part's script is fetched before the page comes alive; were it later, React would
 * throw the part away at the first change around it, and draw it anew.
 */
export function hasPart(name: string): boolean {
  return import.meta.env.SSR || document.querySelector(`[data-part="${name}"]`) !== null
}
