import type { UploadInput, UploadPermit } from '../schema/upload.js'
import { operation } from './operation.js'

/**
 * Asks to put a file here, by its hash and size. 409 `TooManyUploads` after a day's worth, 413 `TooLarge`. The bytes go to the
 * address that is given, by PUT, within ten minutes.
 */
export const askUpload = operation<{ upload: UploadInput }, UploadPermit>({
  id: 'ask-upload',
  method: 'POST',
  path: '/v2/uploads',
  body: 'upload',
  access: { who: 'member' },
})
