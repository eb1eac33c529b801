import { getBlock, getSnapshotSigner, takeSnapshot } from '@chiaroscuro/contract/operation'
import { blockPath, snapshotBody } from '@chiaroscuro/contract/schema'
import type { SnapshotKey } from '@chiaroscuro/domain/snapshot'
import { z } from 'zod'
import type { Quota } from '../limit/limiter.js'
import { takeSnapshot as takeOne } from '../snapshot/take-snapshot.js'
import { type EndpointContext, endpoint, RefusedError } from './endpoint.js'
import { blockAt, toAsOf } from './past.js'

export interface SnapshotContext extends EndpointContext {
  /** Signs snapshots; without it none are made. */
  readonly snapshotKey: SnapshotKey | undefined
  readonly siteDomain: string
  readonly network: string
}

const SNAPSHOTS: Quota = { name: 'snapshots', points: 30, seconds: 600 }

const TYPES = {
  csv: 'text/csv; charset=utf-8',
  json: 'application/json',
  ndjson: 'application/x-ndjson',
} as const

export const takeSnapshotEndpoint = endpoint(
  takeSnapshot,
  z.object({ snapshot: snapshotBody }),
  async (context: SnapshotContext, { snapshot }) => {
    const { format = 'csv' } = snapshot
    const { head, text } = await takeOne(context, keyOf(context), snapshot)
    return new Response(ReadableStream.from(text).pipeThrough(new TextEncoderStream()), {
      headers: {
        'content-type': TYPES[format],
        'content-disposition': `attachment; filename="holders-${head.height}.${format}"`,
      },
    })
  },
  { quota: SNAPSHOTS, unseen: true },
)

export const getSnapshotSignerEndpoint = endpoint(
  getSnapshotSigner,
  z.object({}),
  async (context: SnapshotContext) => ({ public_key: keyOf(context).publicKey }),
)

export const getBlockEndpoint = endpoint(getBlock, blockPath, async (context: EndpointContext, { height }) =>
  toAsOf(await blockAt(context, height)),
)

function keyOf({ snapshotKey }: SnapshotContext): SnapshotKey {
  if (!snapshotKey) throw new RefusedError('NoSnapshots', 'No key is set here to sign snapshots with.')
  return snapshotKey
}
