import type { NftDetail, NftRank } from '@chiaroscuro/contract/operation'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { sampleDetail } from '#app/test/sample.js'
import { show, violations } from '#app/test/show.js'
import { NftPage } from './page.js'
import { toStory } from './story.js'

const noStory = toStory([], false)

afterEach(cleanup)

const copy: NftDetail['duplicates']['nfts'][number] = {
  id: '2'.repeat(64),
  encoded_id: `nft1${'y'.repeat(58)}`,
  name: 'The first of them',
  collection_id: null,
  collection_name: null,
  mint_height: 7,
  minted_at: '2025-12-31T12:00:00+00:00',
  creator_address_encoded_id: null,
  same_data: true,
  same_metadata: false,
}

const rank: NftRank = {
  nft_id: '1'.repeat(64),
  rank: 14,
  score: 1.5,
  bits: 3,
  entropy: 2,
  unique_count: 1,
  total: 128,
  traits: [
    { trait_type: 'tide', value: 'low water', count: 32, probability: 0.25, bits: 2 },
    { trait_type: 'moon', value: null, count: 64, probability: 0.5, bits: 1 },
    { trait_type: 'meta_trait:trait_count', value: '1', count: 128, probability: 1, bits: 0 },
  ],
  omitted: { count: 0, bits: 0 },
}

describe('copies of an item', () => {
  it('are named, the older ones as a warning', async () => {
    const { container } = show(
      <NftPage
        nft={sampleDetail({ duplicates: { count: 12, is_first: false, nfts: [copy] } })}
        more={null}
        story={noStory}
      />,
    )
    expect(await screen.findByText(/minted before/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'The first of them' }).getAttribute('href')).toBe(
      `/nfts/${copy.encoded_id}`,
    )
    expect(screen.getByText('and 11 more')).toBeTruthy()
    expect(await violations(container)).toEqual([])
  })

  it('are not spoken of where there are none', () => {
    show(<NftPage nft={sampleDetail()} more={null} story={noStory} />)
    expect(screen.queryByText('Copies')).toBeNull()
  })
})

describe('the arithmetic of a rank', () => {
  it('says that it could not be had, where the rest of the item could', () => {
    show(<NftPage nft={sampleDetail()} more={null} story={noStory} rank={{ ok: false }} />)
    expect(screen.getByText(/could not be asked just now/)).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('shows every trait with its bits, also those that the item lacks', async () => {
    const { container } = show(
      <NftPage nft={sampleDetail()} more={null} story={noStory} rank={{ ok: true, value: rank }} />,
    )
    expect(screen.getByText('How this rank is computed')).toBeTruthy()
    const rows = [...container.querySelectorAll('details tbody tr')].map((row) => row.textContent)
    expect(rows).toEqual([
      expect.stringMatching(/tide.*low water.*32 · 25%.*2\.000/),
      expect.stringMatching(/moon.*none.*64 · 50%.*1\.000/),
      expect.stringMatching(/number of traits.*128 · 100%.*0\.000/),
    ])
    expect(container.textContent).toContain('Score: 3.000 bits ÷ 2.000 bits of an average item = 1.500')
    expect(container.textContent).toContain('number 14 of 128')
    expect(await violations(container)).toEqual([])
  })
})
