import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** How far the index is behind its source. Nulls while the source was not heard of yet. */
export interface Lag {
  readonly blocks: number | null
  /** Since when we are behind; 0 at the source's peak. */
  readonly seconds: number | null
}

/** What the service counts about itself, for Prometheus. */
export interface Metrics {
  applied(step: {
    blocks: number
    events: number
    unreadable: number
    retracted: boolean
    seconds: number
  }): void
  requested(operation: string, status: number, seconds: number): void
  text(): Promise<string>
  readonly contentType: string
}

/** Gauges ask when they are read, so nothing is counted twice. */
export interface MetricSources {
  readonly height: () => number | null
  readonly lag: () => Lag
  readonly pendingFiles: () => Promise<number>
}

export function metrics(sources: MetricSources): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  const counter = (name: string, help: string) => new Counter({ name: `index_${name}`, help, registers })
  const gauge = (name: string, help: string, ask: () => number | null | Promise<number>) =>
    new Gauge({
      name: `index_${name}`,
      help,
      registers,
      async collect() {
        this.set((await ask()) ?? Number.NaN)
      },
    })
  gauge('height', 'Height of the newest block held', sources.height)
  gauge('lag_blocks', 'Blocks behind the source', () => sources.lag().blocks)
  gauge('lag_seconds', 'Seconds since the source was caught up with', () => sources.lag().seconds)
  gauge('files_pending', 'Files that were not tried yet', sources.pendingFiles)
  const blocks = counter('blocks_total', 'Blocks written')
  const events = counter('events_total', 'NFT events written')
  const unreadable = counter('unreadable_total', 'Spends that look like ours and break the rules')
  const reorgs = counter('reorgs_total', 'Reorgs followed')
  const stepSeconds = new Histogram({
    name: 'index_step_seconds',
    help: 'Writing a step of blocks',
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 5, 20],
    registers,
  })
  const requestSeconds = new Histogram({
    name: 'api_request_seconds',
    help: 'Answering a request',
    labelNames: ['operation', 'status'],
    buckets: [0.002, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
    registers,
  })
  return {
    applied(step) {
      blocks.inc(step.blocks)
      events.inc(step.events)
      unreadable.inc(step.unreadable)
      if (step.retracted) reorgs.inc()
      stepSeconds.observe(step.seconds)
    },
    requested: (operation, status, seconds) =>
      requestSeconds.observe({ operation, status: String(status) }, seconds),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  }
}
