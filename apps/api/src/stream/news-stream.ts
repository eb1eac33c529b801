import type { StreamMessage } from '@chiaroscuro/contract/operation'
import { lastNumber } from '../outbox/tell.js'
import { type OutboxRow, oldestNumber, outboxAfter } from '../query/outbox-rows.js'
import { type HydrateContext, hydrate, type Item, withdrawn } from './hydrate.js'
import { latch, pausesOf } from './latch.js'
import { isFor } from './wants.js'

/** A message with its number, if it has one. */
export interface Sent {
  readonly id: number | undefined
  readonly data: string
}

/** What goes to one listener at once; nothing is a sign of life. Those who want everything are given the same one. */
export type Batch = readonly Sent[]

export interface ListenOptions {
  /** The last number heard; what came after it is told first. Only what comes from now on where it is left out. */
  readonly after: number | undefined
  /** Everything where it is left out. */
  readonly wants: ((item: Item) => boolean) | undefined
  /** Whether to be told of changes that are no news, too. */
  readonly changes?: boolean | undefined
}

/** The live stream: everything in the outbox, in order, to everybody who listens. */
export interface NewsStream {
  /** Something may have been told. */
  poke(): void
  /** Something was changed that answers show, and is no news. */
  changed(): void
  /** The chain has grown. */
  block(height: number, timestamp: string | null): void
  /**
   * Gives messages until aborted, some when those before were taken: whoever reads slowly falls behind, and is read
   * to from the store, but holds up nobody and nothing.
   */
  listen(options: ListenOptions, signal: AbortSignal): AsyncGenerator<Batch>
  /** Rows that were read from the store as messages: those that listeners were given, as long as they are remembered. */
  itemsOf(rows: readonly OutboxRow[]): Promise<readonly Item[]>
  /** For whoever looks for news in the store by themselves: pauses that end with the next news. */
  pauses(): (ms: number, signal: AbortSignal) => Promise<void>
  readonly listeners: number
  /** Reads no more, once what is being read is read: the store may go. */
  close(): Promise<void>
}

/** News kept in memory for all who listen; whoever is further behind is read to from the store. */
const REMEMBERED = 5000
const AT_ONCE = 500
const CHANGE: Sent = {
  id: undefined,
  data: JSON.stringify({ kind: 'change' } satisfies StreamMessage),
}
/** Of what was told before anybody asked. */
const AT_START = 500

export function newsStream(
  context: HydrateContext & { readonly heartbeatMs: number; readonly onError: (error: unknown) => void },
): NewsStream {
  const { db, heartbeatMs } = context
  const seconds = () => context.moment().seconds
  const news = latch()
  /** Opens with those changes as well, which most do not hear of. */
  const anything = latch()
  let changes = 0
  let recent: Item[] = []
  let head: { height: number; timestamp: string | null } | undefined
  /** The head that is told of: what happened in its block has been read. */
  let shown: typeof head
  /** What those who want everything were given last, and where it began. */
  let shared: { readonly key: string; readonly batch: Batch } | undefined
  let listeners = 0
  let reading: Promise<void> | undefined
  let again = false
  let isOver = false
  /** The number up to which `recent` tells all. */
  let last = 0
  let started: Promise<void> | undefined

  /** The newest are read at once: after a restart everybody comes back for the same few. */
  function start(): Promise<void> {
    started ??= readLatest().catch((error: unknown) => {
      started = undefined
      throw error
    })
    return started
  }

  async function readLatest(): Promise<void> {
    recent = []
    last = Math.max(0, (await lastNumber(db)) - AT_START)
    await readFrom()
  }

  async function readOn(): Promise<void> {
    await start()
    await readFrom()
  }

  async function readFrom(): Promise<void> {
    for (;;) {
      const rows = await outboxAfter(db, last, AT_ONCE)
      if (rows.length === 0) return
      const taken = new Set(rows.flatMap(({ retracts }) => retracts ?? []))
      const kept = recent.map((item) => (taken.has(item.sequence) ? withdrawn(item) : item))
      recent = [...(taken.size > 0 ? kept : recent), ...(await hydrate(context, rows))].slice(-REMEMBERED)
      last = rows.at(-1)?.sequence ?? last
      shared = undefined
    }
  }

  /** One reading at a time; a poke during one makes another. */
  function poke(): void {
    again = true
    reading ??= read()
  }

  async function read(): Promise<void> {
    while (again && !isOver) {
      again = false
      const before = { last, shown }
      const newest = head
      try {
        await readOn()
        shown = newest
      } catch (error) {
        context.onError(error)
      }
      // A block and what happened in it are told of at once.
      if (before.last !== last || before.shown !== shown) {
        news.open()
        anything.open()
      }
    }
    // At once: a poke in the same turn would be lost on a reading that is over.
    reading = undefined
  }

  async function itemsAfter(after: number): Promise<readonly Item[]> {
    if (after >= last) return []
    const [first] = recent
    // Numbers have no gaps.
    if (first && first.sequence <= after + 1) return recent.slice(after + 1 - first.sequence)
    return hydrate(context, await outboxAfter(db, after, AT_ONCE))
  }

  async function itemsOf(rows: readonly OutboxRow[]): Promise<readonly Item[]> {
    const begin = recent[0]?.sequence ?? Number.POSITIVE_INFINITY
    const known = rows.map(({ sequence }) => (sequence < begin ? undefined : recent[sequence - begin]))
    if (!known.every((item) => item !== undefined)) return hydrate(context, rows)
    // What was taken back meanwhile is told of as such; the rows know.
    return known.map((item, at) => (rows[at]?.retracted ? withdrawn(item) : item))
  }

  async function* listen(
    { after, wants, changes: hearsChanges }: ListenOptions,
    signal: AbortSignal,
  ): AsyncGenerator<Batch> {
    listeners++
    try {
      await start()
      // A number beyond the last was given by another store.
      let at = Math.min(after ?? last, last)
      let heardHead = shown
      let heardChanges = changes
      let toldAt = seconds()
      const lost = await gapAfter(after)
      if (lost) {
        yield [{ id: undefined, data: JSON.stringify(lost) }]
        at = lost.oldest - 1
      }
      while (!signal.aborted) {
        const changed = (hearsChanges ? anything : news).wait()
        const items = await itemsAfter(at)
        at = items.at(-1)?.sequence ?? at
        // Whoever is behind hears of a block after what happened in it.
        const block = at >= last && shown !== heardHead ? shown : undefined
        heardHead = at >= last ? shown : heardHead
        const told = batchOf(items, block, wants)
        const batch = hearsChanges && heardChanges !== changes ? [...told, CHANGE] : told
        heardChanges = changes
        // News of others may go by without an end; a sign of life is due all the same.
        const due = heartbeatMs - Math.max(0, seconds() - toldAt) * 1000
        const isQuiet = batch.length === 0 && due > 0
        if (isQuiet && (items.length > 0 || (await changed.within(due, signal)))) continue
        yield batch
        toldAt = seconds()
      }
    } finally {
      listeners--
    }
  }

  /** One list for all who want everything and heard as much: they are most, and it is written out once for them. */
  function batchOf(items: readonly Item[], block: typeof head, wants: ListenOptions['wants']): Batch {
    const key = wants
      ? undefined
      : `${items[0]?.sequence} ${items.at(-1)?.sequence} ${block?.height} ${block?.timestamp}`
    if (key !== undefined && shared?.key === key) return shared.batch
    const batch: Sent[] = items.flatMap((item) =>
      item.message && isFor(item, wants) ? { id: item.sequence, data: item.data } : [],
    )
    if (block)
      batch.push({
        id: undefined,
        data: JSON.stringify({ kind: 'block', ...block } satisfies StreamMessage),
      })
    if (key !== undefined && batch.length > 0) shared = { key, batch }
    return batch
  }

  async function gapAfter(after: number | undefined) {
    const oldest = after === undefined ? undefined : await oldestNumber(db)
    if (after === undefined || oldest === undefined || after >= oldest - 1) return undefined
    return { kind: 'lost', after, oldest } satisfies StreamMessage
  }

  return {
    poke,
    changed() {
      changes++
      anything.open()
    },
    block(height, timestamp) {
      head = { height, timestamp }
      poke()
    },
    listen,
    itemsOf,
    pauses: () => pausesOf(news),
    get listeners() {
      return listeners
    },
    async close() {
      isOver = true
      await reading
    },
  }
}
