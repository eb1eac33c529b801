import type { MediaConfig } from '../config/config.js'
import { diskStore } from './disk-store.js'
import type { FileStore } from './file-store.js'
import { s3Store } from './s3-store.js'

/** The file store an installation asks for: a bucket when one is named, a folder otherwise. */
export function openFileStore({ folder, s3 }: Pick<MediaConfig, 'folder' | 's3'>): FileStore {
  return s3 ? s3Store(s3) : diskStore(folder)
}
