import type { BlockLink } from '@chiaroscuro/domain/chain'
import type { ClvmRunner } from '@chiaroscuro/domain/clvm'
import type { Config } from './config/config.js'
import type { BlockSource } from './follow/source.js'
import type { FileStore } from './media/file-store.js'
import type { ImagePool } from './media/image-pool.js'
import type { NodeRpc } from './node-rpc/client.js'
import type { Metrics } from './ops/metrics.js'
import type { loadTip } from './query/block-rows.js'
import type { StepReader } from './read/thread-reader.js'
import type { OfferPool } from './sandbox/offer-pool.js'
import type { Log } from './serve/log.js'
import type { Database } from './store/database.js'
import type { TokenFacts } from './view/view-context.js'

/** What the rooms share. */
export interface Parts {
  readonly config: Config
  readonly log: Log
  readonly db: Database
  /** For small questions that everything waits for. */
  readonly aside: Database
  readonly files: FileStore
  readonly images: ImagePool
  readonly offers: OfferPool
  /** Reads blocks beside everything else. */
  readonly reader: StepReader
  readonly source: BlockSource
  readonly rpc: NodeRpc | undefined
  readonly mediaUrl: string
  readonly tokens: Map<string, TokenFacts>
  /** What the mempool says of offers, as this process last heard it. */
  readonly pending: { offers: ReadonlySet<string> }
  readonly run: ClvmRunner
  /** Where the index stands, and where the source last said it stands. */
  readonly head: Head
  readonly metrics: Metrics
}

export interface Head {
  tip: Awaited<ReturnType<typeof loadTip>>
  peak: BlockLink | undefined
  /** When we last stood at the source's peak, Unix milliseconds. */
  caughtUpAt: number | undefined
}
