import { uploadPermit } from '@chiaroscuro/contract/schema'
import type { Words } from './documented.js'

/** What the reference says of files that members put here. */
export const UPLOAD_WORDS: Readonly<Record<string, Words>> = {
  'ask-upload': {
    group: 'Uploads',
    summary: 'Put a file here',
    description:
      'For works about to be minted. Promise a hash and a size, then send exactly these bytes by PUT to the address that is given, within ten minutes; no token goes with them. The answer, 201, says where the file is for good: `url`. A file that is here already has its `url` at once and no `put`.',
    output: uploadPermit,
  },
}
