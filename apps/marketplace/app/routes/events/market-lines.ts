import type { LiveMessage } from '#app/live/live-message.js'
import type { MarketNews } from '#app/live/market-news.js'

/** What comes then pushes the oldest out. */
const most = 30

/** News of the market as the stream tells them, the newest first. */
export function stepMarketLines(lines: readonly MarketNews[], message: LiveMessage): readonly MarketNews[] {
  if (message.kind === 'unsaid') return lines.filter(({ sequence }) => sequence !== message.sequence)
  if (message.kind !== 'market' || !message.news) return lines
  const { news } = message
  const others = lines.filter(({ sequence }) => sequence !== news.sequence)
  return [news, ...others].toSorted((a, b) => b.sequence - a.sequence).slice(0, most)
}
