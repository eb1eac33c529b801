import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { FrameHandle } from '#app/layout/frame-handle.js'
import { headTags } from '#app/layout/head.js'
import type { loader } from './load.server.js'
import { WalletPage } from './page.js'

export { loader } from './load.server.js'

export const handle: FrameHandle = { background: 'grey' }

export const meta: MetaFunction<typeof loader> = ({ data }) => headTags(data?.head)

export default function Wallet() {
  const { tab, tokens, offered } = useLoaderData<typeof loader>()
  return <WalletPage tab={tab} tokens={tokens} offered={offered} />
}
