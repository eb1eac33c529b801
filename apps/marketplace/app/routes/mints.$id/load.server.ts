import { call } from '@chiaroscuro/api-client'
import { getMint, getMintFee, listMintNfts } from '@chiaroscuro/contract/operation'
import { msg } from '@lingui/core/macro'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { toListPage } from '#app/feature/endless/list-page.js'
import { toCardNft } from '#app/feature/nft-card/card-nft.js'
import { mediaUrl } from '#app/feature/picture/media-url.js'
import { env } from '#app/server/env.server.js'
import { needed, settled } from '#app/server/respond.server.js'
import { visit } from '#app/server/visit.server.js'

const size = 48

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { api, i18n, url, head } = visit(request)
  const mint_id = params.id ?? ''
  const cursor = url.searchParams.get('page')
  const [mint, page, fee] = await needed(
    request,
    Promise.all([
      call(api, getMint, { mint_id }),
      call(api, listMintNfts, { mint_id, size, ...(cursor ? { page: cursor } : {}) }),
      settled(call(api, getMintFee, { mint_id })),
    ]),
  )
  const block = i18n.number(mint.block_height)
  const name = mint.collection?.name
  const picture = mint.nfts.find((nft) => nft.thumbnail_uri !== null && !nft.sensitive_content)?.thumbnail_uri
  return {
    head: head({
      title: name ? i18n._(msg`${name}, minted in block ${block}`) : i18n._(msg`Minted in block ${block}`),
      description: i18n._(msg`Every NFT that one creator minted in block ${block}, read from the chain.`),
      canonical: `/mints/${mint.id}`,
      image: mediaUrl(picture, env().publicMediaUrl) ?? undefined,
    }),
    mint,
    fee: fee.ok ? fee.value : null,
    list: toListPage(page, size, toCardNft),
  }
}
