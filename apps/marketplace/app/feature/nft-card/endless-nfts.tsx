import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { hasText } from '#app/feature/endless/is-record.js'
import type { ListPage } from '#app/feature/endless/list-page.js'
import { More } from '#app/feature/endless/more.js'
import { endlessList } from '#app/feature/endless/use-endless.js'
import type { CardNft } from './card-nft.js'
import { NftGrid, type NftGridProps } from './nft-card.js'

function isNft(value: unknown): value is CardNft {
  return hasText(value, 'encoded_id')
}

const useEndlessNfts = endlessList(isNft, (nft) => nft.encoded_id)

export interface EndlessNftsProps extends Omit<NftGridProps, 'nfts' | 'waiting'> {
  page: ListPage<CardNft>
  empty: ReactNode
}

/** A grid of works that goes on. */
export function EndlessNfts({ page, empty, ...grid }: EndlessNftsProps) {
  const { t } = useLingui()
  const list = useEndlessNfts(page)
  if (list.items.length === 0) return empty
  return (
    <>
      <NftGrid nfts={list.items} waiting={list.busy} {...grid} />
      <More list={list} label={t`Pages of items`} />
    </>
  )
}
