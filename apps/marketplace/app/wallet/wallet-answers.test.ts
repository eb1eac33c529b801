import { describe, expect, it } from 'vitest'
import { readBalance, readDids, readNfts, readOfferText, readOfferTexts, readOwnerDids } from './answer.js'
import { injectedWallet } from './injected-wallet.js'
import { readKeptWallet } from './kept-wallet.js'
import { findProvider } from './provider.js'
import { readWalletFault, WalletFault } from './wallet-fault.js'

const nft = `nft1${'q'.repeat(58)}`

const did = `did:chia:1${'q'.repeat(58)}`

describe('what a wallet answers', () => {
  it('lists profiles by id, each once, and leaves out what is none', () => {
    expect(readDids({ dids: [did, did, 'did:x', 7, null] })).toEqual([did])
    expect(readDids([{ myDid: did }])).toEqual([did])
    expect(readOwnerDids({ nfts: [{ ownerDid: did }, { ownerDid: null }, {}, 5] })).toEqual([did])
    for (const said of [null, {}, { dids: 'all' }]) expect(() => readDids(said)).toThrow(WalletFault)
  })

  it('is an offer only where it reads like one', () => {
    expect(readOfferText({ offer: 'offer1abc' })).toBe('offer1abc')
    expect(readOfferText('offer1abc')).toBe('offer1abc')
    for (const said of [
      null,
      {},
      { offer: 7 },
      { offer: 'javascript:x' },
      { offer: `offer1${'x'.repeat(300_000)}` },
    ])
      expect(() => readOfferText(said)).toThrow(WalletFault)
  })

  it('is several offers only where each reads like one and none is missing', () => {
    expect(readOfferTexts({ offers: [{ offer: 'offer1a' }, 'offer1b'] }, 2)).toEqual(['offer1a', 'offer1b'])
    for (const said of [null, {}, { offers: 'offer1a' }, ['offer1a'], ['offer1a', 'x'], { offers: [{}, {}] }])
      expect(() => readOfferTexts(said, 2)).toThrow(WalletFault)
  })

  it('is a balance only where it is a whole number of units', () => {
    expect(readBalance({ spendable: '18446744073709551615' })).toBe('18446744073709551615')
    expect(readBalance({ spendable: 12 })).toBe('12')
    for (const spendable of [-1, 1.5, '1.5', 'lots', undefined, 2 ** 60])
      expect(() => readBalance({ spendable })).toThrow(WalletFault)
  })

  it('lists NFTs, and leaves out what is none', () => {
    expect(readNfts({ nfts: [{ launcherId: nft }, { launcherId: 'x' }, null, { encodedId: nft }] })).toEqual([
      nft,
      nft,
    ])
    expect(readNfts([nft])).toEqual([nft])
    expect(() => readNfts({ nfts: 'all' })).toThrow(WalletFault)
  })
})

it.each([
  [{ code: 4002, message: 'no' }, 'rejected'],
  [{ code: 4900 }, 'disconnected'],
  [{ code: 12_345, message: 'x'.repeat(1000) }, 'refused'],
  ['boom', 'unreadable'],
  [undefined, 'unreadable'],
])('%j is understood as %s', (said, code) => {
  const fault = readWalletFault(said)
  expect(fault.code).toBe(code)
  expect(fault.message.length).toBeLessThanOrEqual(300)
})

it.each([
  [undefined, null],
  [{ kind: 'ledger', name: 'x' }, null],
  [
    { kind: 'dev', name: 'First', address: 7 },
    { kind: 'dev', name: 'First', address: null, token: null },
  ],
])('a browser that keeps %j knows %j', (json, wallet) => {
  expect(readKeptWallet(json)).toEqual(wallet)
})

describe('a wallet of the browser', () => {
  const page = (answers: Record<string, unknown>) => ({
    chia: {
      request: async ({ method }: { method: string }) => {
        const said = answers[method]
        if (said instanceof Error) throw said
        if (said === undefined) throw Object.assign(new Error('no such method'), { code: 4004 })
        return said
      },
    },
  })
  const connect = (answers: Record<string, unknown>, network = 'mainnet') => {
    const wallet = injectedWallet(page(answers), network)
    return wallet.connect(wallet.openDoor())
  }

  it('is found where a page has one', () => {
    expect(findProvider({})).toBeUndefined()
    expect(findProvider({ chia: 'yes' })).toBeUndefined()
    expect(findProvider(page({}))).toBeDefined()
  })

  it('is connected on the network this site reads, with whatever address it tells', async () => {
    const address = `xch1${'q'.repeat(58)}`
    expect(await connect({ connect: true, chainId: 'mainnet', requestAccounts: [address] })).toMatchObject({
      address,
    })
    expect(await connect({ connect: true, chainId: 'mainnet' })).toMatchObject({ address: null })
    expect(await connect({ connect: true, chainId: 'testnet11' }, 'testnet')).toMatchObject({
      kind: 'injected',
    })
  })

  it.each([
    [{ connect: false }, 'rejected'],
    [{ connect: true, chainId: 'testnet11' }, 'other-network'],
    [{ connect: Object.assign(new Error('no'), { code: 4002 }) }, 'rejected'],
    [{}, 'no-such-method'],
  ])('is turned away: %j', async (answers, code) => {
    await expect(connect(answers)).rejects.toMatchObject({ code })
  })

  it('takes one offer at a time', async () => {
    const wallet = injectedWallet(page({ takeOffer: { id: 'x' } }), 'mainnet')
    await wallet.takeOffers(wallet.openDoor(), ['offer1a'], '0')
    await expect(wallet.takeOffers(wallet.openDoor(), ['offer1a', 'offer1b'], '0')).rejects.toMatchObject({
      code: 'no-such-method',
    })
  })

  it('gives one work at a time', async () => {
    const calls: unknown[] = []
    const chia = { request: async (call: unknown) => void calls.push(call) }
    const wallet = injectedWallet({ chia }, 'mainnet')
    const to = `xch1${'q'.repeat(58)}`
    await wallet.transfer?.(wallet.openDoor(), { nfts: [nft], to }, '5')
    expect(calls).toEqual([{ method: 'transfer', params: { to, amount: 1, assetId: nft, fee: 5 } }])
    await expect(wallet.transfer?.(wallet.openDoor(), { nfts: [nft, nft], to }, '5')).rejects.toMatchObject({
      code: 'no-such-method',
    })
  })
})
