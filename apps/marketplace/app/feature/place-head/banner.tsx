import { mediaUrl } from '#app/feature/picture/media-url.js'
import { useSite } from '#app/layout/site.js'
import * as css from './place-head.css.js'

/** A picture over the whole width, in its own colour until it is there; nothing where there is none. */
export function Banner({ uri, color }: { uri: string | null; color?: string | null }) {
  const { mediaUrl: origin } = useSite()
  const src = mediaUrl(uri, origin)
  if (src === null) return null
  return (
    <div className={css.banner} style={{ background: color ?? undefined }}>
      <img
        className={css.bannerImage}
        src={src}
        alt=""
        width={1600}
        height={260}
        decoding="async"
        {...{ fetchpriority: 'high' }}
      />
    </div>
  )
}
