import type { FaultCode } from './media-error.js'

/** Widths of thumbnails. */
export const IMAGE_SIZES = [200, 512, 1024] as const
export type ImageSize = (typeof IMAGE_SIZES)[number]

/** What the child is asked to do with the file at `path`. */
export type ImageWork =
  /** Thumbnails in WebP. Pictures that are drawn rather than stored as pixels (SVG) are told apart. */
  | { readonly kind: 'thumbnails'; readonly path: string; readonly isVector: boolean }
  /** The same picture in AVIF, no wider than `width`. */
  | { readonly kind: 'avif'; readonly path: string; readonly width: ImageSize }

export type ImageRequest = ImageWork & { readonly id: number }

export interface Drawn {
  readonly id: number
  readonly ok: true
  readonly width: number
  readonly height: number
  /** `#rrggbb` */
  readonly color: string
  /** Thumbnails in the order of `IMAGE_SIZES`; one AVIF when that was asked for. */
  readonly pictures: readonly Uint8Array[]
}

export type ImageAnswer =
  | Drawn
  | {
      readonly id: number
      readonly ok: false
      readonly code: Extract<FaultCode, 'picture' | 'picture-timeout' | 'picture-memory'>
      readonly message: string
    }
