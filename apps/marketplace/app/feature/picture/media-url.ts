/** An address on the media origin; API answers may be absolute or rooted there. Only http(s) gets through. */
export function mediaUrl(uri: string | null | undefined, origin: string): string | null {
  if (!uri || !URL.canParse(uri, `${origin}/`)) return null
  const url = new URL(uri, `${origin}/`)
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : null
}

/** The sizes the media service keeps of a thumbnail; undefined for pictures with one size. */
export function srcSetOf(url: string): string | undefined {
  const match = /^(.*)_512\.webp$/.exec(url)
  return match
    ? [200, 360, 512, 1024].map((size) => `${match[1]}_${size}.webp ${size}w`).join(', ')
    : undefined
}

/** The page of the media origin that draws a model, by the model's own address there. */
export function modelUrl(url: string, locale: string): string {
  const page = new URL(url)
  page.pathname = page.pathname.replace(/\/files\/([0-9a-f]{64})[^/]*$/, '/models/$1')
  page.searchParams.set('lang', locale)
  return page.href
}
