import type { MintDetail, MintFee } from '@chiaroscuro/contract/operation'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { sampleNft } from '#app/test/sample.js'
import { show, violations } from '#app/test/show.js'
import { MintPage } from './page.js'

afterEach(cleanup)

const maker = 'a'.repeat(64)
const mint: MintDetail = {
  id: `${maker}-100`,
  block_height: 100,
  timestamp: '2026-01-01T00:00:00+00:00',
  creator: {
    id: maker,
    encoded_id: `did:chia:1${'q'.repeat(58)}`,
    verification_state: 0,
    username: null,
    name: 'Mira',
    avatar_uri: null,
  },
  collection: { id: 'col1tide', name: 'Tidelines', thumbnail_uri: null },
  nft_count: 25,
  nfts: [sampleNft()],
  creator_address: { id: 'b'.repeat(64), encoded_id: `xch1${'q'.repeat(58)}` },
  royalty_basis_points: 550,
  royalty_address: null,
  minting_tools: ['Chiaroscuro Studio'],
  read_count: 25,
  collections: [{ id: 'col1tide', name: 'Tidelines', thumbnail_uri: null }],
}
const fee: MintFee = {
  mint_id: mint.id,
  block_height: 100,
  header_hash: 'c'.repeat(64),
  fee_mojos: '50000001',
  in_mojos: '1000000000000',
  out_mojos: '999949999999',
  nft_count: 25,
  coin_ids: ['d'.repeat(64), 'e'.repeat(64)],
}
const list = { items: [sampleNft()], next: null, later: false }
const fact = (name: string) => screen.getByText(name).nextElementSibling?.textContent

describe('a mint', () => {
  it('says what, who, when and with which tool', async () => {
    const { container } = show(<MintPage mint={mint} fee={fee} list={list} />)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Tidelines')
    expect(screen.getByRole('link', { name: 'Mira' }).getAttribute('href')).toBe(
      `/profile/${mint.creator?.encoded_id}`,
    )
    expect([fact('Items'), fact('Royalty'), fact('Minting tool'), fact('Block height')]).toEqual([
      '25',
      '5.5%',
      'Chiaroscuro Studio',
      '100',
    ])
    expect(await violations(container)).toEqual([])
  })

  it('tells what it does not know from what nobody said, and names several collections', () => {
    show(
      <MintPage
        mint={{
          ...mint,
          collection: null,
          collections: [...mint.collections, { id: 'col1half', name: 'Half Moons', thumbnail_uri: null }],
          royalty_basis_points: null,
          minting_tools: [],
          read_count: 3,
        }}
        fee={fee}
        list={list}
      />,
    )
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Several collections')
    expect([fact('Royalty'), fact('Minting tool')]).toEqual(['differs', 'metadata not read yet'])
    expect(screen.getByRole('link', { name: 'Half Moons' })).toBeTruthy()
    cleanup()
    show(<MintPage mint={{ ...mint, minting_tools: [] }} fee={fee} list={{ ...list, items: [] }} />)
    expect(fact('Minting tool')).toBe('not named')
    expect(screen.getByText('Nothing is left of this mint')).toBeTruthy()
  })

  it('says to the mojo what it paid, and how that is reckoned', async () => {
    const { container } = show(<MintPage mint={mint} fee={fee} list={list} />)
    expect(fact('Fee')).toContain('0.000050000001 XCH')
    fireEvent.click(screen.getByLabelText('How the fee is reckoned'))
    expect(fact('Fee')).toContain(
      '2 coins were spent for this mint: 1 XCH came in, 0.999949999999 XCH stayed',
    )
    expect(fact('Fee')).not.toContain('minted together')
    expect(await violations(container)).toEqual([])
    cleanup()
    show(<MintPage mint={mint} fee={{ ...fee, nft_count: 40 }} list={list} />)
    expect(fact('Fee')).toContain('It paid for all 40 items that were minted together.')
  })

  it('tells a fee that cannot be told from one that did not come in time', () => {
    show(<MintPage mint={mint} fee={{ ...fee, fee_mojos: null }} list={list} />)
    expect(fact('Fee')).toContain('cannot be told')
    expect(screen.queryByRole('status')).toBeNull()
    cleanup()
    show(<MintPage mint={mint} fee={null} list={list} />)
    expect(screen.queryByText('Fee')).toBeNull()
    expect(screen.getByRole('status').textContent).toContain('did not come in time')
  })
})
