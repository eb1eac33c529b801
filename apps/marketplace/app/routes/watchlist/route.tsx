import type { MetaFunction } from '@remix-run/node'
import { watchlist } from '#app/feature/watchlist/watchlist.js'
import { useWorksById } from '#app/feature/works-by-id/use-works-by-id.js'
import { headTags } from '#app/layout/head.js'
import type { loader } from './load.server.js'
import { WatchlistPage } from './page.js'

export { loader } from './load.server.js'

export const meta: MetaFunction<typeof loader> = ({ data }) => headTags(data?.head)

export default function Watchlist() {
  const watched = watchlist.use()
  const { nfts, busy } = useWorksById(
    '/watchlist',
    watched?.map(({ id }) => id),
  )
  return <WatchlistPage watched={watched} nfts={nfts} busy={busy} />
}
