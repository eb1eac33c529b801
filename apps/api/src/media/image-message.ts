import type { FaultCode } from './media-error.js'

/** Widths of thumbnails. */
export const IMAGE_SIZES = [200, 360, 512, 1024] as const
export type ImageSize = (typeof IMAGE_SIZES)[number]

/** What the child is asked to do with the file at `path`. */
export type ImageWork =
  /** Thumbnails in WebP. Pictures that are drawn rather than stored as pixels (SVG) are told apart. */
  | { readonly kind: 'thumbnails'; readonly path: string; readonly isVector: boolean }
  /** Thumbnails of a glTF model. */
  | { readonly kind: 'model'; readonly path: string }
  /** Thumbnails of how loud a sound is. */
  | { readonly kind: 'sound'; readonly path: string }
  /** The same picture in AVIF, no wider than `width`. */
  | { readonly kind: 'avif'; readonly path: string; readonly width: ImageSize }

export interface Drawn {
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
      readonly ok: false
      readonly code: Extract<FaultCode, 'picture' | 'picture-timeout' | 'picture-memory'>
      readonly message: string
    }

export function isImageWork(value: unknown): value is ImageWork {
  if (typeof value !== 'object' || value === null || !('kind' in value && 'path' in value)) return false
  if (typeof value.path !== 'string') return false
  if (value.kind === 'thumbnails') return 'isVector' in value && typeof value.isVector === 'boolean'
  if (value.kind === 'model' || value.kind === 'sound') return true
  return value.kind === 'avif' && 'width' in value && IMAGE_SIZES.some((size) => size === value.width)
}

/** Whether a child's message has the form of an answer: a decoder may have been taken over. */
export function isImageAnswer(value: unknown): value is ImageAnswer {
  if (typeof value !== 'object' || value === null || !('ok' in value)) return false
  return value.ok === true ? isDrawn(value) : isFailure(value)
}

function isDrawn(value: object): boolean {
  return (
    'width' in value &&
    Number.isSafeInteger(value.width) &&
    'height' in value &&
    Number.isSafeInteger(value.height) &&
    'color' in value &&
    /^#[0-9a-f]{6}$/.test(String(value.color)) &&
    'pictures' in value &&
    Array.isArray(value.pictures) &&
    value.pictures.every((picture) => picture instanceof Uint8Array)
  )
}

function isFailure(value: object): boolean {
  return (
    'code' in value &&
    (value.code === 'picture' || value.code === 'picture-timeout' || value.code === 'picture-memory') &&
    'message' in value &&
    typeof value.message === 'string'
  )
}
