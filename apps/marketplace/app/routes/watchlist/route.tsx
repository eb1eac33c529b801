import type { MetaFunction } from '@remix-run/node'
import { useWatchlist } from '#app/feature/watchlist/use-watchlist.js'
import { headTags } from '#app/layout/head.js'
import type { loader } from './load.server.js'
import { WatchlistPage } from './page.js'
import { useWatchedNfts } from './use-watched-nfts.js'

export { loader } from './load.server.js'

export const meta: MetaFunction<typeof loader> = ({ data }) => headTags(data?.head)

export default function Watchlist() {
  const watched = useWatchlist()
  return <WatchlistPage watched={watched} {...useWatchedNfts(watched)} />
}
