import type { Upload } from '../drop/uploads-of-drop.js'
import type { Uploader } from './uploader.js'

/** A folder that files can be written to. */
export interface UploadFolder {
  /** Resolves once the file is whole under its name; one that is there already is replaced. */
  write(name: string, bytes: Uint8Array): Promise<void>
}

/** Files in a folder, which the creator publishes at an address (with its slash at the end). */
export function folderUploader(folder: UploadFolder, publicUrl: string): Uploader {
  return {
    id: `folder ${publicUrl}`,
    async put({ name }, bytes) {
      await folder.write(name, bytes)
      return [`${publicUrl}${name}`]
    },
  }
}

/** Files that lie somewhere already: nothing is sent, and everything fetched back all the same. */
export function hostedUploader(id: string, addressOf: (upload: Upload) => string): Uploader {
  return { id: `hosted ${id}`, put: async (upload) => [addressOf(upload)] }
}
