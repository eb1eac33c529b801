import type { ReactNode } from 'react'
import * as css from './media-frame.css.js'
import { useAttempts } from './use-attempts.js'

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
  /** Said or drawn instead of the picture; asked for where it cannot be shown, which is rare. */
  words: () => ReactNode
}

/** A picture in a frame of fixed shape, or plain words where it cannot be shown. */
export function MediaFrame(props: MediaFrameProps) {
  const { src, srcSet, sizes, alt, width, height, ratio = 1, color, eager = false, words } = props
  const { image, onError, count, isLost } = useAttempts(src)
  const showing = src !== null && !isLost
  return (
    <span className={css.frame} style={{ aspectRatio: ratio, background: showing ? color : undefined }}>
      {showing ? (
        <img
          key={count}
          ref={image}
          className={css.image}
          src={src}
          srcSet={srcSet}
          sizes={srcSet === undefined ? undefined : sizes}
          alt={alt}
          width={width ?? 512}
          height={height ?? Math.round((width ?? 512) / ratio)}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          {...(eager ? { fetchpriority: 'high' } : {})}
          onError={onError}
        />
      ) : (
        <span className={css.words}>{words()}</span>
      )}
    </span>
  )
}
