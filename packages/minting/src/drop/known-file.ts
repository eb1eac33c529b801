import type { Hex32 } from '@chiaroscuro/domain/id'

/** What is known of a file from its bytes alone. */
export interface KnownFile {
  /** As the folder spells it, with `/` between its parts. */
  readonly path: string
  /** Bytes. */
  readonly size: number
  readonly hash: Hex32
  /** By its bytes, whatever it is called; nothing where they tell of none. */
  readonly mediaType: string | undefined
  /** It says where on earth it was made. */
  readonly hasLocation: boolean
}
