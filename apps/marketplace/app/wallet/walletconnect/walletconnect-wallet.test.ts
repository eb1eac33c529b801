// @vitest-environment node
import { formatDid, formatNftId } from '@chiaroscuro/domain/id'
import { type BridgeSettings, bridgeWallet, memoryStorage, type Relay, startRelay } from '@chiaroscuro/relay'
import type { WalletSessions } from '@chiaroscuro/walletconnect'
import { openSessions } from '@chiaroscuro/walletconnect/sessions'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { readHere } from '#app/verify/in-process.worker.test-support.js'
import {
  devnetNfts,
  devnetOffers,
  devnetToken,
} from '../../../../../packages/domain/src/offer/devnet-offers.test-support.js'
import { keptWallet } from '../kept-wallet.js'
import type { ConnectedWallet } from '../wallet-port.js'
import { follow, siteAt } from './sessions-here.js'
import { walletConnectWallet } from './walletconnect-wallet.js'

vi.setConfig({ testTimeout: 40_000, hookTimeout: 40_000 })

const HELD = formatNftId(devnetNfts[0])
const DID = formatDid(devnetNfts[0])
const ADDRESS = `txch1${'q'.repeat(58)}`
const OTHER_ADDRESS = `txch1${'p'.repeat(58)}`
const SIGNED = { publicKey: 'ab'.repeat(48), signature: 'cd'.repeat(96), signingMode: 'mode' }
const patience = { tellMs: 20_000, askMs: 20_000, probeMs: 20_000 }

let relay: Relay
let sessions: WalletSessions
const closing: (() => Promise<void>)[] = []

beforeAll(async () => {
  relay = await startRelay()
  sessions = await sessionsAt(relay.url)
})
afterAll(() => relay.close())
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
  keptWallet.set(null)
})

const sessionsAt = (relayUrl: string) =>
  openSessions({
    projectId: 'tests',
    relayUrl,
    asker: siteAt('https://site.test'),
    shelf: { name: relayUrl, storage: memoryStorage() },
  })

function portTo(all: WalletSessions, connected?: ConnectedWallet, network = 'devnet', times = patience) {
  const read = async (text: string) => readHere(text)
  return walletConnectWallet({ network, open: async () => all, read, patience: times }, connected)
}

/** What the wallet behind it was asked, and what it answers. */
interface Behind {
  readonly asked: [string, object][]
  answers: Record<string, unknown>
}

function behind(more: Record<string, unknown> = {}): Behind & { ask: BridgeSettings['ask'] } {
  const state: Behind = {
    asked: [],
    answers: {
      chainId: 'simulator0',
      getAddress: { address: ADDRESS },
      getAssetBalance: { spendable: '5000000000000' },
      getTokens: [{ assetId: devnetToken, amount: '7' }],
      getDids: { dids: [DID] },
      getNfts: { nfts: [{ launcherId: HELD, royaltyTenThousandths: 700 }] },
      createOffer: { offer: devnetOffers.sale },
      takeOffer: {},
      cancelOffer: {},
      signMessageByAddress: SIGNED,
      ...more,
    },
  }
  return {
    ...state,
    async ask(method, params) {
      state.asked.push([method, params])
      const said = state.answers[method]
      if (said instanceof Error) throw said
      return said
    },
  }
}

/** A wallet that takes up the site's link by itself. */
async function meet(settings: Partial<BridgeSettings> = {}, times = patience) {
  const wallet = behind()
  const other = await bridgeWallet({
    relayUrl: relay.url,
    dialect: 'chip0002',
    network: 'devnet',
    ask: wallet.ask,
    ...settings,
  })
  closing.push(() => other.close())
  const port = portTo(sessions, undefined, 'devnet', times)
  const connecting = port.connect(port.openDoor(), (link) => void other.pair(link))
  return {
    wallet,
    other,
    connecting,
    joined: () => connecting.then((one) => portTo(sessions, one, 'devnet', times)),
  }
}

const sale = {
  offerAssets: [{ assetId: HELD, amount: '1' }],
  requestAssets: [{ assetId: '', amount: '1000000000000' }],
  fee: '0',
}

describe.each(['chip0002', 'chia'] as const)('a wallet that speaks %s', (dialect) => {
  it('is connected by a link, and tells who it is', async () => {
    const { connecting } = await meet({ dialect })
    const connected = await connecting
    expect(connected).toMatchObject({ kind: 'walletconnect', name: 'Bridge', address: ADDRESS })
    expect(sessions.find(connected.token ?? '')?.network).toBe('devnet')
  })

  it('tells what it holds', async () => {
    const { joined } = await meet({ dialect })
    const port = await joined()
    expect(await port.balance('')).toBe('5000000000000')
    expect(await port.balance(devnetToken)).toBe('5000000000000')
    expect(await port.nfts()).toEqual([HELD])
  })

  it('signs sales and bids as they were wished for', async () => {
    const { joined, wallet } = await meet({ dialect })
    const port = await joined()
    const last = () => wallet.asked.findLast(([method]) => method === 'createOffer')?.[1]
    expect(await port.createOffer(port.openDoor(), sale)).toBe(devnetOffers.sale)
    expect(last()).toMatchObject({
      offerAssets: [{ assetId: HELD }],
      requestAssets: [{ assetId: '' }],
    })
    const bid = {
      ...sale,
      offerAssets: [{ assetId: devnetToken, amount: '7' }],
      requestAssets: [{ assetId: HELD, amount: '1' }],
    }
    await port.createOffer(port.openDoor(), bid)
    expect(last()).toMatchObject({
      offerAssets: [{ assetId: devnetToken }],
      requestAssets: [{ assetId: HELD }],
    })
  })

  it('takes an offer, one at a time', async () => {
    const { joined, wallet } = await meet({ dialect })
    const port = await joined()
    await port.takeOffers(port.openDoor(), ['offer1a'], '5')
    expect(wallet.asked.at(-1)).toEqual(['takeOffer', { offer: 'offer1a', fee: 5 }])
    await expect(port.takeOffers(port.openDoor(), ['offer1a', 'offer1b'], '0')).rejects.toMatchObject({
      code: 'no-such-method',
    })
  })

  it('withdraws an offer by the name that it gave it', async () => {
    const { joined, wallet } = await meet({ dialect })
    const port = await joined()
    const offer = { id: 'ours', text: devnetOffers.sale }
    await expect(port.cancelOffer(port.openDoor(), offer, '0')).rejects.toMatchObject({ code: 'declined' })
    await port.createOffer(port.openDoor(), sale)
    await port.cancelOffer(port.openDoor(), offer, '0')
    expect(wallet.asked.at(-1)).toEqual(['cancelOffer', { offer: devnetOffers.sale, fee: 0 }])
  })

  it('signs a text with the key of its address', async () => {
    const { joined, wallet } = await meet({ dialect })
    const port = await joined()
    expect(await port.signMessage(port.openDoor(), 'Terms')).toEqual({
      message: 'Terms',
      public_key: SIGNED.publicKey,
      signature: SIGNED.signature,
      signing_mode: 'mode',
    })
    expect(wallet.asked.at(-1)).toEqual(['signMessageByAddress', { message: 'Terms', address: ADDRESS }])
  })

  it('lists its profiles, and signs with the key of one', async () => {
    const { joined, wallet, other } = await meet({ dialect })
    const port = await joined()
    expect(await port.dids()).toEqual([DID])
    const signed = await port.signForProfile(port.openDoor(), { did: DID, address: OTHER_ADDRESS }, 'Claim')
    expect(signed).toMatchObject({ message: 'Claim', public_key: SIGNED.publicKey })
    if (dialect === 'chia') expect(other.asked).toContain('chia_signMessageById')
    else expect(wallet.asked.at(-1)?.[1]).toEqual({ message: 'Claim', address: OTHER_ADDRESS })
  })

  it('is understood even where it says yes to every method', async () => {
    const { joined, other } = await meet({ dialect, boasts: true })
    expect(await (await joined()).nfts()).toEqual([HELD])
    expect(other.asked).toContain(dialect === 'chia' ? 'chia_getNFTs' : 'chia_getNfts')
  })

  it('is turned away on another chain, and its session ended', async () => {
    const { connecting, other } = await meet({ dialect, network: 'mainnet' })
    await expect(connecting).rejects.toMatchObject({ code: 'other-network' })
    expect(other.asked).not.toContain('chia_getAddress')
  })

  it('says why it did not', async () => {
    const { joined, wallet } = await meet({ dialect })
    const port = await joined()
    const told = async (code: number, message: string) => {
      wallet.answers.takeOffer = Object.assign(new Error(message), { code })
      return port.takeOffers(port.openDoor(), ['offer1a'], '0').then(
        () => 'nothing',
        (fault: { code: string }) => fault.code,
      )
    }
    expect(await told(4002, 'no')).toBe('rejected')
    expect(await told(4001, 'User rejected the request')).toBe('rejected')
    expect(await told(4001, 'Insufficient funds')).toBe('declined')
    expect(await told(4003, '')).toBe('too-little')
    expect(await told(4029, '')).toBe('too-many')
    expect(await told(4900, '')).toBe('disconnected')
    expect(await told(5000, 'User rejected.')).toBe('rejected')
    expect(await told(7, 'x'.repeat(1000))).toBe('declined')
  })
})

describe('a session', () => {
  it('does not begin where the wallet refuses', async () => {
    const { connecting } = await meet({ refuses: true })
    await expect(connecting).rejects.toMatchObject({ code: 'rejected' })
  })

  it('does not begin where the wallet is on another chain than its session says', async () => {
    const { connecting } = await meet({ ask: behind({ chainId: 'mainnet' }).ask })
    await expect(connecting).rejects.toMatchObject({ code: 'other-network', message: 'mainnet' })
  })

  it('does not begin where the address is one of another chain', async () => {
    const { connecting } = await meet({ ask: behind({ getAddress: { address: ADDRESS.slice(1) } }).ask })
    await expect(connecting).rejects.toMatchObject({ code: 'other-network' })
  })

  it('is not left behind by whoever gives up and is approved then', async () => {
    const port = portTo(sessions)
    const door = port.openDoor()
    let link = ''
    const connecting = port.connect(door, (told) => {
      link = told
      door.close()
    })
    await expect(connecting).rejects.toMatchObject({ code: 'rejected' })
    const late = await bridgeWallet({
      relayUrl: relay.url,
      dialect: 'chia',
      network: 'devnet',
      ask: behind().ask,
    })
    closing.push(() => late.close())
    await late.pair(link)
    await late.left
    expect(late.topics().flatMap((topic) => sessions.find(topic) ?? [])).toEqual([])
  })

  it('is over once the wallet leaves, and is no longer kept', async () => {
    const { connecting, other } = await meet()
    const connected = await connecting
    keptWallet.set(connected)
    const port = portTo(sessions, connected)
    const ended = new Promise<string>((done) => sessions.onChange(done))
    await other.leave()
    await follow(sessions, await ended)
    expect(keptWallet.get()).toBeNull()
    await expect(port.nfts()).rejects.toMatchObject({ code: 'unauthorized' })
  })

  it('goes on with the account the wallet changed to', async () => {
    const { connecting, other, wallet } = await meet({ dialect: 'chia' })
    const connected = await connecting
    keptWallet.set(connected)
    wallet.answers.getAddress = { address: OTHER_ADDRESS }
    const changed = new Promise<string>((done) => sessions.onChange(done))
    await other.changeAccount(42)
    await follow(sessions, await changed)
    expect(keptWallet.get()).toEqual({ ...connected, address: OTHER_ADDRESS })
    expect(sessions.find(connected.token ?? '')?.fingerprint).toBe(42)
  })

  it('asks nobody for what the wallet said it cannot do', async () => {
    const { connecting, other } = await meet()
    const one = await connecting
    const session = sessions.find(one.token ?? '')
    if (!session) throw new Error('no session')
    const poor = {
      ...session,
      methods: session.methods.filter((name) => name !== 'chia_signMessageByAddress'),
    }
    const port = portTo({ ...sessions, find: () => poor }, one)
    await expect(port.signMessage(port.openDoor(), 'x')).rejects.toMatchObject({ code: 'no-such-method' })
    expect(other.asked).not.toContain('chia_signMessageByAddress')
  })

  it('waits no longer than it may for a wallet that never answers, nor after it was given up', async () => {
    const short = { ...patience, askMs: 60 }
    const { joined } = await meet({ silentOn: ['chia_takeOffer'] }, short)
    const port = await joined()
    await expect(port.takeOffers(port.openDoor(), ['offer1a'], '0')).rejects.toMatchObject({
      code: 'unreachable',
    })
    const door = port.openDoor()
    const asking = port.takeOffers(door, ['offer1a'], '0')
    door.close()
    await expect(asking).rejects.toMatchObject({ code: 'rejected' })
  })
})

describe('a relay that is gone', () => {
  let own: Relay
  beforeEach(async () => {
    own = await startRelay()
  })

  it('leaves the wallet unreachable', async () => {
    const all = await sessionsAt(own.url)
    const wallet = behind()
    const other = await bridgeWallet({
      relayUrl: own.url,
      dialect: 'chip0002',
      network: 'devnet',
      ask: wallet.ask,
    })
    const first = portTo(all)
    const connected = await first.connect(first.openDoor(), (link) => void other.pair(link))
    await own.close()
    const port = portTo(all, connected, 'devnet', { ...patience, tellMs: 300 })
    await expect(port.nfts()).rejects.toMatchObject({ code: 'unreachable' })
    await other.close()
  })
})
