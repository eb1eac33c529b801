import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { cart } from '#app/feature/cart/cart.js'
import { CartButton } from '#app/feature/cart/cart-button.js'
import { CartDoor } from '#app/layout/cart-door.js'
import { sampleNft, sampleOffer } from '#app/test/sample.js'
import { show, violations } from '#app/test/show.js'
import { CartPage } from './page.js'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const nft = sampleNft({ offer_id: 'a', price_mojos: '2000000000000' })
const other = sampleNft({ id: '2'.repeat(64), encoded_id: `nft1${'y'.repeat(58)}`, name: 'Half moon' })
const offer = sampleOffer({ id: 'a', price_mojos: '2000000000000', royalty_mojos: '100000000000' })
const works = [nft, other].map(({ encoded_id }) => ({ id: encoded_id, at: 1, units: '1900000000000' }))

describe('the cart', () => {
  it('says what each work costs, what changed, and what it comes to', async () => {
    const { container } = show(<CartPage works={works} nfts={[nft, other]} offers={[offer]} busy={false} />)
    const [first, second] = screen.getAllByRole('listitem').map((item) => item.textContent)
    expect(first).toContain('The price has changed: it was 1.9 XCH')
    expect(second).toContain('No longer for sale')
    const sums = screen.getByRole('region', { name: 'What it comes to' })
    expect(sums.textContent).toContain('You pay2.1 XCH')
    expect(sums.textContent).toContain('Connect a wallet to go on')
    expect(await violations(container)).toEqual([])
  })

  it('is empty in both languages', () => {
    show(<CartPage works={[]} nfts={[]} offers={[]} busy={false} />)
    expect(screen.getByText('Nothing in the cart yet')).toBeTruthy()
    cleanup()
    show(<CartPage works={undefined} nfts={[]} offers={[]} busy={false} />, { locale: 'zh' })
    expect(screen.getByText('正在读取购物车')).toBeTruthy()
  })

  it('holds what is put there, and the header says how much', async () => {
    const { container } = show(
      <>
        <CartDoor />
        <CartButton nft={nft} />
      </>,
    )
    const button = screen.getByRole('button', { name: 'Put Tidelines, low water in the cart' })
    fireEvent.click(button)
    expect(button.getAttribute('aria-pressed')).toBe('true')
    expect(cart.get()).toMatchObject([{ id: nft.encoded_id, units: '2000000000000' }])
    expect(screen.getByRole('link', { name: 'Cart, 1' })).toBeTruthy()
    expect(await violations(container)).toEqual([])
    fireEvent.click(button)
    expect(cart.get()).toEqual([])
  })
})
