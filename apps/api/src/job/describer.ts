import type { Database } from '../store/database.js'
import { describeNfts } from './describe.js'

export interface Describer {
  /** Describes what it heard of, and at first whatever waits in the store. To be called one at a time. */
  describe(): Promise<void>
  /** These were written. */
  nfts(launcherIds: readonly string[]): void
  /** A file was verified. */
  metadata(hash: string): void
}

/** More than this is looked for among all. */
const REMEMBERED = 100_000

/**
 * Describes NFTs as they and their metadata come, without looking through all of them for each block: those are millions, and few of
 * them wait. What was heard is in memory alone, so that whoever begins, or failed, looks through everything once.
 */
export function describer(db: Database, nowMs: () => number, onDescribed: () => void): Describer {
  let launcherIds = new Set<string>()
  let metadataHashes = new Set<string>()
  let isAnything = true
  const describe = async () => {
    const among = isAnything
      ? undefined
      : { launcherIds: [...launcherIds], metadataHashes: [...metadataHashes] }
    launcherIds = new Set()
    metadataHashes = new Set()
    isAnything = false
    try {
      const touched = await describeNfts(db, nowMs(), among)
      if (touched.size > 0) onDescribed()
    } catch (error) {
      isAnything = true
      throw error
    }
  }
  const hear = (into: Set<string>, names: readonly string[]) => {
    if (into.size + names.length > REMEMBERED) isAnything = true
    // Among all are these too.
    if (isAnything) return
    for (const name of names) into.add(name)
  }
  return {
    describe,
    nfts: (ids) => hear(launcherIds, ids),
    metadata: (hash) => hear(metadataHashes, [hash]),
  }
}
