import type { Block, BlockSource } from './source.js'

interface Ahead {
  readonly from: number
  readonly count: number
  readonly blocks: Promise<Block[] | undefined>
}

/**
 * A source that fetches the next range while the last one is written. One range is held at most, so a slow store
 * slows the fetching down; a range that fails is asked for again by whoever wants it.
 */
export function readAhead(source: BlockSource): BlockSource {
  let ahead: Ahead | undefined
  let peakHeight = 0
  return {
    ...source,
    async peak(signal) {
      const peak = await source.peak(signal)
      peakHeight = peak?.height ?? 0
      return peak
    },
    async range(from, count, signal) {
      const fetched = ahead?.from === from && ahead.count >= count ? await ahead.blocks : undefined
      ahead = undefined
      const blocks = fetched?.slice(0, count) ?? (await source.range(from, count, signal))
      const next = (blocks.at(-1)?.height ?? from) + 1
      const wanted = Math.min(count, peakHeight - next + 1)
      if (blocks.length > 0 && wanted > 1) {
        ahead = {
          from: next,
          count: wanted,
          blocks: source.range(next, wanted, signal).catch(() => undefined),
        }
      }
      return blocks
    },
  }
}
