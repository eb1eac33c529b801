import type { StreamMessage } from '@chiaroscuro/contract/operation'

/** Mints heard since the page was drawn, by block. */
export type NewWorks = ReadonlyMap<number, number>

const mint = 0

/** A block heard twice counts once; a block taken back takes its works with it. */
export function hearNewWorks(before: NewWorks, message: StreamMessage): NewWorks {
  if (message.kind === 'retract') {
    const stays = [...before].filter(([height]) => height <= message.height)
    return stays.length === before.size ? before : new Map(stays)
  }
  const count = message.events.filter((event) => event.type === mint).length
  return count === 0 ? before : new Map(before).set(message.height, count)
}

export function countNewWorks(works: NewWorks): number {
  return [...works.values()].reduce((sum, count) => sum + count, 0)
}
