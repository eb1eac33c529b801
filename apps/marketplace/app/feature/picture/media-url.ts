/** An address on the media origin; API answers may be absolute or rooted there. Only http(s) gets through. */
export function mediaUrl(uri: string | null | undefined, origin: string): string | null {
  if (!uri || !URL.canParse(uri, `${origin}/`)) return null
  const url = new URL(uri, `${origin}/`)
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : null
}

const SIZES = [200, 360, 512, 1024] as const
/** The most pixels to a point that screens have. */
const DENSEST = 3

interface Sources {
  readonly src: string
  /** Undefined where there is one picture to choose from. */
  readonly srcSet?: string | undefined
}

/**
 * The sizes that the media service keeps of a thumbnail (one of anything else), for a picture that is shown as wide as `sizes` says,
 * in the words of HTML. A width in pixels for which the smallest does on every screen has no others: lists are full of those.
 */
export function sourcesOf(url: string, sizes: string): Sources {
  const [, name] = /^(.*)_512\.webp$/.exec(url) ?? []
  if (name === undefined) return { src: url }
  const [, width] = /^(\d+)px$/.exec(sizes) ?? []
  if (width !== undefined && Number(width) * DENSEST <= SIZES[0]) return { src: `${name}_${SIZES[0]}.webp` }
  return { src: url, srcSet: SIZES.map((size) => `${name}_${size}.webp ${size}w`).join(', ') }
}

/** The page of the media origin that draws a model, by the model's own address there. */
export function modelUrl(url: string, locale: string): string {
  const page = new URL(url)
  page.pathname = page.pathname.replace(/\/files\/([0-9a-f]{64})[^/]*$/, '/models/$1')
  page.searchParams.set('lang', locale)
  return page.href
}
