/** A path in which there is nothing to resolve. */
const plainPath = /^(?:\/[\w-]+)+\.\w+$/

/** An address on the media origin; API answers may be absolute or rooted there. Only http(s) gets through. */
export function mediaUrl(uri: string | null | undefined, origin: string): string | null {
  // Nearly all are, and a page has many.
  if (uri?.startsWith(origin) && plainPath.test(uri.slice(origin.length))) return uri
  if (!uri || !URL.canParse(uri, `${origin}/`)) return null
  const url = new URL(uri, `${origin}/`)
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : null
}

const SMALLEST = 200
const THUMBNAIL = '_512.webp'
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
  if (!url.endsWith(THUMBNAIL)) return { src: url }
  const name = url.slice(0, -THUMBNAIL.length)
  const [, width] = /^(\d+)px$/.exec(sizes) ?? []
  if (width !== undefined && Number(width) * DENSEST <= SMALLEST) return { src: `${name}_${SMALLEST}.webp` }
  return {
    src: url,
    srcSet: `${name}_${SMALLEST}.webp ${SMALLEST}w, ${name}_360.webp 360w, ${url} 512w, ${name}_1024.webp 1024w`,
  }
}

/** The page of the media origin that draws a model, by the model's own address there. */
export function modelUrl(url: string, locale: string): string {
  const page = new URL(url)
  page.pathname = page.pathname.replace(/\/files\/([0-9a-f]{64})[^/]*$/, '/models/$1')
  page.searchParams.set('lang', locale)
  return page.href
}
