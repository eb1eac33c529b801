import type { z } from 'zod'
import type { AsOf } from '../schema/past.js'
import type { blockPath, SnapshotInput, SnapshotSigner } from '../schema/snapshot.js'
import { operation } from './operation.js'

/**
 * Who held what at a height, as a file signed by this index: CSV, JSON or NDJSON. Read its body as text. 409 `TooManyHolders`
 * beyond 200,000; 503 `NoSnapshots` where no key signs them.
 */
export const takeSnapshot = operation<{ snapshot: SnapshotInput }, string>({
  id: 'take-snapshot',
  method: 'POST',
  path: '/v2/snapshots',
  body: 'snapshot',
})
/** The key that signs snapshots here. 503 `NoSnapshots` where there is none. */
export const getSnapshotSigner = operation<Record<string, never>, SnapshotSigner>({
  id: 'get-snapshot-signer',
  method: 'GET',
  path: '/v2/snapshots/signer',
})
/** A block, and the hash of all that the index holds up to it. */
export const getBlock = operation<z.input<typeof blockPath>, AsOf>({
  id: 'get-block',
  method: 'GET',
  path: '/v2/blocks/{height}',
})
