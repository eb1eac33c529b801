import { type ReactNode, useEffect, useRef, useState } from 'react'
import * as css from './media-frame.css.js'

export interface MediaFrameProps {
  /** Null when there is no picture: the words stand in its place. */
  src: string | null
  srcSet?: string | undefined
  sizes?: string | undefined
  alt: string
  /** Natural size, where it is known. */
  width?: number | undefined
  height?: number | undefined
  /** The frame's width over height; height never jumps while the picture loads. */
  ratio?: number | undefined
  /** The work's own colour, shown until the picture is there. */
  color?: string | undefined
  /** Load at once: the first thing a visitor sees. */
  eager?: boolean | undefined
  /** Said or drawn instead of the picture. */
  words: ReactNode
}

/** A picture in a frame of fixed shape, or plain words where it cannot be shown. */
export function MediaFrame(props: MediaFrameProps) {
  const { src, srcSet, sizes, alt, width, height, ratio = 1, color, eager = false, words } = props
  const [failed, setFailed] = useState<string | null>(null)
  const image = useRef<HTMLImageElement>(null)

  // A picture that failed before the script ran has fired its event already.
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) setFailed(src)
  }, [src])

  const showing = src !== null && failed !== src
  return (
    <span className={css.frame} style={{ aspectRatio: ratio, background: showing ? color : undefined }}>
      {showing ? (
        <img
          ref={image}
          className={css.image}
          src={src}
          srcSet={srcSet}
          sizes={sizes}
          alt={alt}
          width={width ?? 512}
          height={height ?? Math.round((width ?? 512) / ratio)}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          {...(eager ? { fetchpriority: 'high' } : {})}
          onError={() => setFailed(src)}
        />
      ) : (
        <span className={css.words}>{words}</span>
      )}
    </span>
  )
}
