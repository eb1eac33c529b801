import { MediaFrame } from '@chiaroscuro/ui'
import { useLingui } from '@lingui/react/macro'
import { useSite } from '#app/layout/site.js'
import { lackOf, type Unpictured } from './lack.js'
import { LackMark } from './lack-mark.js'
import { mediaUrl, sourcesOf } from './media-url.js'

export interface PictureProps {
  uri: string | null
  alt: string
  color?: string | null | undefined
  /** CSS width of the picture, so that the browser picks its size. */
  sizes: string
  ratio?: number
  width?: number | null
  height?: number | null
  eager?: boolean
  /** Said instead of the picture, where there is a reason for it. */
  words?: string | undefined
  /** The work shown, where one is: tells why its picture is lacking. */
  work?: Unpictured | undefined
  /** Too small for words. */
  bare?: boolean
}

const hexColor = /^#[0-9a-f]{6}$/i

/** A picture from the media origin, standing in its own colour until it is there. */
export function Picture({
  uri,
  alt,
  color,
  sizes,
  ratio,
  width,
  height,
  eager,
  words,
  work,
  bare = false,
}: PictureProps) {
  const { t } = useLingui()
  const site = useSite()
  const src = mediaUrl(uri, site.mediaUrl)
  const lacking = () => {
    if (words !== undefined) return words
    if (work && src === null) return <LackMark lack={lackOf(work)} bare={bare} />
    return bare ? '' : uri === null ? t`No picture yet` : t`Picture unavailable`
  }
  return (
    <MediaFrame
      sizes={sizes}
      alt={alt}
      ratio={ratio}
      width={width ?? undefined}
      height={height ?? undefined}
      color={color && hexColor.test(color) ? color : undefined}
      eager={eager}
      words={lacking}
      // The copy comes last (docs/decisions/0080).
      {...(src === null ? { src } : sourcesOf(src, sizes))}
    />
  )
}
