import { CheckboxRow } from '@chiaroscuro/ui'
import { useLingui } from '@lingui/react/macro'
import type { CardNft } from '#app/feature/nft-card/card-nft.js'
import { NftGrid } from '#app/feature/nft-card/nft-card.js'
import { nftName } from '#app/feature/nft-card/nft-name.js'
import type { Selection } from './use-selection.js'

interface SelectWorksProps {
  nfts: readonly CardNft[]
  selection: Selection
  isBusy: boolean
  withCollection?: boolean
}

/** Works, each with its box. */
export function SelectWorks({ nfts, selection, isBusy, withCollection = false }: SelectWorksProps) {
  const { t } = useLingui()
  return (
    <NftGrid
      nfts={nfts}
      plain
      withCollection={withCollection}
      foot={(nft) => {
        const name = nftName(nft)
        const isChosen = selection.has(nft.encoded_id)
        return (
          <CheckboxRow
            label={t`Select`}
            aria-label={t`Select ${name}`}
            checked={isChosen}
            disabled={isBusy || (selection.isFull && !isChosen)}
            onChange={() => selection.toggle(nft.encoded_id)}
          />
        )
      }}
    />
  )
}
