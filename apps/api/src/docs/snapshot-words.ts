import { asOf, snapshotSigner } from '@chiaroscuro/contract/schema'
import { z } from 'zod'
import type { Words } from './documented.js'

const SNAPSHOTS = 'Snapshots'

/** What the reference says of snapshots. */
export const SNAPSHOT_WORDS: Readonly<Record<string, Words>> = {
  'take-snapshot': {
    group: SNAPSHOTS,
    summary: 'Who held what at a height, signed',
    description:
      'Holders of collections, of what profiles made, and of a list of items (`nft_ids`), together; `traits` narrows all of them. As CSV, JSON or NDJSON; each names the block and its state hash, and ends in a line that signs everything before it (Ed25519 over `Chiaroscuro snapshot v1`, a line feed, and its SHA-256 in hex). The same question has the same bytes. `mark` says what nobody owns: `burn` addresses, and `offers` that wait to be settled. `npm run -s inspect -- snapshot FILE` checks one.',
    output: z.string(),
    mediaType: 'text/csv',
  },
  'get-snapshot-signer': {
    group: SNAPSHOTS,
    summary: 'The key that signs snapshots',
    output: snapshotSigner,
  },
  'get-block': {
    group: SNAPSHOTS,
    summary: 'A block and its state hash',
    description: 'Whoever has read the chain up to it has the same.',
    output: asOf,
  },
}
