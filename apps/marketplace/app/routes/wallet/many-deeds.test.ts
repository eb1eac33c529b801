import { describe, expect, it, vi } from 'vitest'
import type { Deeds, Ends } from '#app/feature/many/deeds.js'
import { WalletFault } from '#app/wallet/wallet-fault.js'
import type { Door, OfferWish, WalletPort } from '#app/wallet/wallet-port.js'
import { endOffers, giveWorks, listWorks } from './many-deeds.js'

const door: Door = { id: 'a', href: null, close() {} }
const wish = (id: string): OfferWish => ({
  offerAssets: [{ assetId: id, amount: '1' }],
  requestAssets: [{ assetId: '', amount: '5' }],
  fee: '0',
})
const sales = ['a', 'b', 'c'].map((id) => ({ id, wish: wish(id) }))
const offers = ['a', 'b', 'c'].map((id) => ({ id, text: `offer1${id}` }))
const refused = new WalletFault('rejected', '')
const gone = new WalletFault('disconnected', '')

/** A wallet that can do no more than this. */
function deedsOf(port: Partial<WalletPort>, overAfter = 99) {
  const told: [string, string | undefined][] = []
  const sent = vi.fn()
  const deeds: Deeds = {
    // Nothing else of it is used here.
    port: port as WalletPort,
    door,
    sent,
    tell: (id, fault) => told.push([id, fault?.code]),
    isOver: () => told.length >= overAfter,
  }
  return { deeds, told, sent }
}
const allWell = async (ids: readonly string[]): Promise<Ends> => new Map(ids.map((id) => [id, undefined]))

describe('many sales', () => {
  it('are signed by one approval where the wallet can, and one that is not published leaves the others', async () => {
    const createOffers = vi.fn(async () => ['offer1a', 'offer1b', 'offer1c'])
    const { deeds, told } = deedsOf({ createOffers })
    const published: string[] = []
    await listWorks(deeds, sales, async (text) => {
      if (text === 'offer1b') throw new WalletFault('refused', 'spent')
      published.push(text)
    })
    expect(createOffers).toHaveBeenCalledExactlyOnceWith(
      door,
      sales.map((sale) => sale.wish),
    )
    expect(published).toEqual(['offer1a', 'offer1c'])
    expect(told).toEqual([
      ['a', undefined],
      ['b', 'refused'],
      ['c', undefined],
    ])
  })

  it('are signed one after another elsewhere; a refusal is of one alone', async () => {
    const createOffer = vi.fn(async (_: Door, { offerAssets: [asset] }: OfferWish) => {
      if (asset?.assetId === 'b') throw refused
      return `offer1${asset?.assetId}`
    })
    const { deeds, told } = deedsOf({ createOffer })
    const publish = vi.fn(async (_: string) => {})
    await listWorks(deeds, sales, publish)
    expect(publish.mock.calls).toEqual([['offer1a'], ['offer1c']])
    expect(told.map(([, code]) => code)).toEqual([undefined, 'rejected', undefined])
  })

  it('end where the wallet is gone, or somebody gives up', async () => {
    const createOffer = vi.fn(async () => {
      throw gone
    })
    await expect(listWorks(deedsOf({ createOffer }).deeds, sales, async () => {})).rejects.toBe(gone)
    expect(createOffer).toHaveBeenCalledOnce()
    const { deeds, told } = deedsOf({ createOffer: async () => 'offer1' }, 2)
    await listWorks(deeds, sales, async () => {})
    expect(told.map(([id]) => id)).toEqual(['a', 'b'])
  })
})

describe('many withdrawals', () => {
  it('go in one bundle where the wallet can, and each is told as the chain has it', async () => {
    const cancelOffers = vi.fn(async () => {})
    const { deeds, told, sent } = deedsOf({ cancelOffers })
    const taken = new WalletFault('taken-by-other', '')
    await endOffers(
      deeds,
      offers,
      async (ids) => new Map(ids.map((id) => [id, id === 'c' ? taken : undefined])),
    )
    expect(cancelOffers).toHaveBeenCalledExactlyOnceWith(door, offers, '0')
    expect(sent).toHaveBeenCalledOnce()
    expect(told).toEqual([
      ['a', undefined],
      ['b', undefined],
      ['c', 'taken-by-other'],
    ])
  })

  it('go one by one elsewhere; only those the wallet did are followed', async () => {
    const cancelOffer = async (_: Door, { id }: { id: string }) => {
      if (id === 'a') throw refused
    }
    const { deeds, told } = deedsOf({ cancelOffer })
    const ended = vi.fn(allWell)
    await endOffers(deeds, offers, ended)
    expect(ended).toHaveBeenCalledExactlyOnceWith(['b', 'c'])
    expect(told).toEqual([
      ['a', 'rejected'],
      ['b', undefined],
      ['c', undefined],
    ])
  })
})

describe('many gifts', () => {
  const gift = { nfts: ['a', 'b'], to: 'xch1' }

  it('go in one bundle where the wallet can', async () => {
    const transfer = vi.fn(async () => {})
    const { deeds, told } = deedsOf({ transfer, transfersMany: true })
    await giveWorks(deeds, gift, allWell)
    expect(transfer).toHaveBeenCalledExactlyOnceWith(door, gift, '0')
    expect(told).toHaveLength(2)
  })

  it('go one by one elsewhere, and nothing is sent where all were refused', async () => {
    const transfer = vi.fn(async () => {})
    const { deeds } = deedsOf({ transfer })
    await giveWorks(deeds, gift, allWell)
    expect(transfer.mock.calls).toEqual(['a', 'b'].map((id) => [door, { nfts: [id], to: 'xch1' }, '0']))
    const none = deedsOf({
      transfer: async () => {
        throw refused
      },
    })
    await giveWorks(none.deeds, gift, allWell)
    expect(none.sent).not.toHaveBeenCalled()
    expect(none.told.map(([, code]) => code)).toEqual(['rejected', 'rejected'])
  })
})
