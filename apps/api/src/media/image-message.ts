/** Widths of thumbnails. */
export const IMAGE_SIZES = [200, 512, 1024] as const

export interface ImageRequest {
  readonly id: number
  readonly path: string
}

export type ImageAnswer =
  | {
      readonly id: number
      readonly ok: true
      readonly width: number
      readonly height: number
      /** `#rrggbb` */
      readonly color: string
      /** In the order of `IMAGE_SIZES`. */
      readonly thumbnails: readonly Uint8Array[]
    }
  | { readonly id: number; readonly ok: false; readonly message: string }
