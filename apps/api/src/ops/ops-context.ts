import { eq } from 'drizzle-orm'
import type { Head, Parts } from '../parts.js'
import { loadTip } from '../query/block-rows.js'
import { type Database, openDatabase } from '../store/database.js'
import { document } from '../store/schema.js'
import { stateHash } from '../store/state-hash.js'
import { VerifyError, verify } from '../verify/verify.js'
import type { Lag } from './metrics.js'
import type { OpsContext, Readiness } from './ops-router.js'

/** How far the index is behind what its source last said. */
export function lagOf({ tip, peak, caughtUpAt }: Head, now: number): Lag {
  if (!peak) return { blocks: null, seconds: null }
  const blocks = Math.max(0, peak.height - (tip?.height ?? 0))
  if (blocks === 0) return { blocks, seconds: 0 }
  return { blocks, seconds: caughtUpAt === undefined ? null : (now - caughtUpAt) / 1000 }
}

/** Hash over the metadata documents held: whoever holds the same derives the same from the same chain. */
export async function metadataHash(db: Database): Promise<string> {
  const rows = await db.select({ hash: document.hash }).from(document).where(eq(document.state, 1))
  const sum = stateHash()
  for (const { hash } of rows) sum.add(hash)
  return sum.digest()
}

/** A store that lags further than this is not ready to answer. */
const READY_WITHIN_BLOCKS = 100

function readinessOf(head: Head, tip: { height: number } | undefined): Readiness {
  const lag = lagOf(head, Date.now())
  return {
    ready: tip !== undefined && lag.blocks !== null && lag.blocks <= READY_WITHIN_BLOCKS,
    height: tip?.height ?? null,
    peak: head.peak?.height ?? null,
    lag,
  }
}

export function opsContext(parts: Parts, migrations: string): OpsContext {
  const { db, head, log, reader, source } = parts
  return {
    db,
    log,
    metrics: parts.metrics,
    readiness: async () => readinessOf(head, await loadTip(db)),
    async status() {
      const tip = await loadTip(db)
      return {
        ...readinessOf(head, tip),
        state_hash: tip?.stateHash ?? null,
        metadata_hash: await metadataHash(db),
      }
    },
    async verify(height, onProgress, signal) {
      const upTo = height ?? (await loadTip(db))?.height
      if (upTo === undefined) throw new VerifyError('The index holds no block yet')
      const scratch = await openDatabase('pglite://memory', migrations)
      try {
        const { read } = reader
        return await verify({ db, source, read, scratch: scratch.db, onProgress }, upTo, signal)
      } finally {
        await scratch.close()
      }
    },
  }
}
