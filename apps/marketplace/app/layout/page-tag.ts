/** What the server wrote into a `<meta>` of the page for the scripts that come later; nothing where it wrote none. */
export function pageTag(page: Document, name: string): string | undefined {
  return page.querySelector(`meta[name="${name}"]`)?.getAttribute('content') || undefined
}
