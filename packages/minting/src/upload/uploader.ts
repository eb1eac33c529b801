import type { Upload } from '../drop/uploads-of-drop.js'

/** Somewhere files can be put. */
export interface Uploader {
  /** Names it in the journal: what was put there need not be put again. */
  readonly id: string
  /**
   * Puts a file there and gives its addresses as they will stand on the chain. Putting the same file again does no harm. Rejects
   * with `HttpError` or `UploadError`; neither tells a key.
   */
  put(upload: Upload, bytes: Uint8Array, signal?: AbortSignal): Promise<readonly string[]>
}
