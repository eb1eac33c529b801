import type { Facets } from '@chiaroscuro/contract/operation'
import { EmptyState } from '@chiaroscuro/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ListPage } from '#app/feature/endless/list-page.js'
import { ItemBrowser } from '#app/feature/item-filter/item-browser.js'
import type { CardNft } from '#app/feature/nft-card/card-nft.js'
import * as frame from '#app/layout/frame.css.js'

export interface NftsPageProps {
  list: ListPage<CardNft>
  facets: Facets | null
}

export function NftsPage({ list, facets }: NftsPageProps) {
  const { t } = useLingui()
  return (
    <div className={`${frame.wrap} ${frame.bottom}`}>
      <div className={frame.pageHead}>
        <h1 className={frame.pageTitle}>
          <Trans>Items</Trans>
        </h1>
      </div>
      <ItemBrowser
        page={list}
        facets={facets}
        withCollection
        empty={
          <EmptyState title={t`No items yet`}>
            <Trans>Items appear here as soon as they are minted.</Trans>
          </EmptyState>
        }
      />
    </div>
  )
}
