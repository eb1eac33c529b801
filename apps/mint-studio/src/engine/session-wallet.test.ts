import { isDevnetSupported } from '@chiaroscuro/devnet'
import { hexBytes, toHex } from '@chiaroscuro/domain/bytes'
import { nodeClvmRunner } from '@chiaroscuro/domain/clvm/node'
import { formatDid } from '@chiaroscuro/domain/id'
import { openMint } from '@chiaroscuro/minting/engine'
import { type Plan, planHash } from '@chiaroscuro/minting/plan'
import {
  type Ask,
  type BridgeSettings,
  bridgeWallet,
  memoryStorage,
  type Relay,
  startRelay,
} from '@chiaroscuro/relay'
import { readSessionFault } from '@chiaroscuro/walletconnect'
import { openSessions, type SessionStorage } from '@chiaroscuro/walletconnect/sessions'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { accountAsk } from './account-ask.test-support.js'
import { fileJournal } from './file-journal.js'
import type { Purse } from './purse.js'
import { samplePlan } from './sample-plan.test-support.js'
import { openSessionPurse } from './session-purse.js'
import { type SessionShelf, sessionShelf } from './session-shelf.js'
import { openTestChain, type TestChain } from './test-chain.test-support.js'
import { type WalletLine, walletLine } from './wallet-line.js'

const run = nodeClvmRunner()
const patience = { tellMs: 10_000, askMs: 10_000 }
const asker = { name: 'Studio', description: 'Tests', url: '', icons: [] }

describe.skipIf(!isDevnetSupported())('a wallet over WalletConnect', () => {
  let relay: Relay
  let chain: TestChain
  let plan: Plan
  let account: Ask
  /** What the wallet does instead, by method. */
  let instead: Record<string, (params: object) => Promise<unknown>> = {}
  const closing: (() => Promise<void>)[] = []

  beforeAll(async () => {
    ;[relay, chain] = await Promise.all([startRelay(), openTestChain()])
    plan = samplePlan(chain, 5)
    account = accountAsk({ node: chain.node, key: chain.account.key, didId: chain.didId, run })
  })
  afterAll(async () => {
    await relay.close()
    await chain.close()
  })
  afterEach(async () => {
    instead = {}
    for (const close of closing.splice(0)) await close()
  })

  const ask: Ask = (method, params) => (instead[method] ?? ((given) => account(method, given)))(params)

  async function sessionsOn(name: string, storage: SessionStorage) {
    const sessions = await openSessions({
      ...{ projectId: 'tests', relayUrl: relay.url, asker },
      shelf: { name, storage },
    })
    closing.push(() => sessions.close())
    return sessions
  }

  let studios = 0
  /** A studio's line, on a shelf of its own or one from before; `kept` is what main has of it. */
  function studio(before?: string, pairMs = 20_000) {
    // WalletConnect's clients of one name are one within a process.
    const name = `studio-${++studios}`
    const text = before?.replaceAll(/studio-\d+/g, name)
    const kept: { text: string | undefined } = { text }
    const shelf: SessionShelf = sessionShelf({
      text,
      ask: async (_, input) => {
        kept.text = (input as { text: string }).text
        return { isKept: true }
      },
      sleep: async () => {},
    })
    const changes: string[] = []
    const open = () => sessionsOn(name, shelf.storage)
    const line: WalletLine = walletLine({
      ...{ open, isFound: shelf.isFound, isKept: shelf.isKept, patience, pairMs },
      onChange: () => changes.push(line?.view().state),
    })
    return { line, kept, changes }
  }
  async function wallet(settings: Partial<BridgeSettings> = {}) {
    const other = await bridgeWallet({
      ...{ relayUrl: relay.url, dialect: 'chip0002', network: 'devnet', ask, ...settings },
    })
    closing.push(() => other.close())
    return other
  }
  async function paired(settings: Partial<BridgeSettings> = {}) {
    const here = studio()
    const other = await wallet(settings)
    const shown = await here.line.pair('simulator0')
    if (shown.state !== 'waiting') throw new Error('There is no link')
    await other.pair(shown.link)
    await vi.waitFor(() => expect(here.line.view().state).toMatch(/connected|none/))
    return { ...here, other }
  }
  const purseOf = (line: WalletLine, did = ''): Promise<Purse> =>
    openSessionPurse({ line, node: chain.node, run, did })
  const journal = (name: string) => fileJournal(`${chain.folder}/${name}.journal`)
  const signer = (purse: Purse, more: Partial<Parameters<Purse['wallet']>[0]> = {}) =>
    purse.wallet({ approved: () => planHash(plan), folder: chain.folder, ...more })
  const opened = (purse: Purse, name: string, more = {}) =>
    openMint({ plan, journal: journal(name), chain: purse.node, wallet: signer(purse, more) })

  it('is paired by its link, shown by its name, kept, found again after a start, and left', async () => {
    const { line, kept, changes, other } = await paired()
    expect(line.view()).toEqual({ state: 'connected', name: 'Bridge', network: 'devnet', isKept: true })
    expect(changes).toEqual(['opening', 'waiting', 'connected'])
    await vi.waitFor(() => expect(kept.text).toContain('session'))
    // Letters are not kept, nor what was asked.
    expect(Object.keys(JSON.parse(kept.text ?? '')).join()).not.toMatch(/messages|history|request/)
    for (const close of closing.splice(-1)) await close()

    const again = studio(kept.text)
    expect(again.line.view()).toEqual({ state: 'opening' })
    await vi.waitFor(() => expect(again.line.view()).toMatchObject({ state: 'connected', name: 'Bridge' }))
    await again.line.end()
    expect(again.line.view()).toEqual({ state: 'none' })
    await vi.waitFor(() => expect(other.topics()).toEqual([]))
    await expect(again.line.wallet('simulator0')).rejects.toMatchObject({ code: 'session-over' })
  })

  it('that refuses, is on another network, or takes up no link in time is said to', async () => {
    const why = async (settings: Partial<BridgeSettings>) => (await paired(settings)).line.view()
    expect(await why({ refuses: true })).toEqual({ state: 'none', why: 'pairing-refused' })
    instead = { chainId: async () => 'testnet11' }
    expect(await why({})).toEqual({ state: 'none', why: 'other-network' })
    instead = { chainId: async () => 'x'.repeat(5000) }
    expect(await why({})).toEqual({ state: 'none', why: 'wallet-unreadable' })
    instead = {}
    expect(await why({ network: 'mainnet' })).toMatchObject({ state: 'none' })

    const late = studio(undefined, 50)
    await late.line.pair('simulator0')
    await vi.waitFor(() => expect(late.line.view()).toEqual({ state: 'none', why: 'pairing-late' }))
    const given = studio()
    await given.line.pair('simulator0')
    expect(await given.line.end()).toEqual({ state: 'none' })
  })

  it('that leaves is not there any more, and the studio without a relay says so', async () => {
    const { line, other } = await paired()
    await other.leave()
    await vi.waitFor(() => expect(line.view()).toEqual({ state: 'none', why: 'session-over' }))
    await expect(purseOf(line)).rejects.toMatchObject({ code: 'session-over' })
    const none = walletLine({ open: undefined, isFound: true, isKept: () => false, onChange: () => {} })
    expect(none.view()).toEqual({ state: 'absent' })
    await expect(none.pair('mainnet')).rejects.toMatchObject({ code: 'no-relay' })
  })

  it('has what the chain bears out of what it lists', async () => {
    const { line } = await paired()
    const purse = await purseOf(line)
    expect(purse).toMatchObject({ kind: 'walletconnect', network: 'simulator0', didId: chain.didId })
    const { balance } = purse
    expect(balance).toBeGreaterThan(10n ** 12n)
    expect((await purseOf(line, formatDid(chain.didId))).balance).toBe(balance)
    const dreamt = { ...{ coinName: '', locked: false, lineageProof: null } }
    instead = {
      async getAssetCoins(params) {
        const coins = await account('getAssetCoins', params)
        if ('type' in params && params.type === 'did') return coins
        const [first, ...others] = Array.isArray(coins) ? coins : []
        const coin = { ...first.coin, parent_coin_info: 'ab'.repeat(32) }
        return [{ ...first, ...dreamt, coin, lineageProof: first.lineageProof }, 7, null, first, ...others]
      },
    }
    expect((await purseOf(line)).balance).toBe(balance)
    instead = { getAssetCoins: async () => [] }
    await expect(purseOf(line)).rejects.toMatchObject({ code: 'no-did' })
    for (const said of ['all', { coins: 7 }, null]) {
      instead = { getAssetCoins: async () => said }
      await expect(purseOf(line)).rejects.toMatchObject({ code: 'wallet-unreadable' })
    }
    instead = {}
    for (const did of ['nothing', `did:chia:1${'q'.repeat(58)}`])
      await expect(purseOf(line, did)).rejects.toMatchObject({ code: 'no-did' })
  })

  it('is believed for the signature of exactly what was asked, and nothing is written down before', async () => {
    const { line } = await paired()
    const purse = await purseOf(line)
    const refused = async (said: (params: object) => Promise<unknown>, code: string) => {
      instead = { signCoinSpends: said }
      const mint = await opened(purse, 'hostile')
      await expect(mint.step()).rejects.toMatchObject({ code })
      expect(mint.state().batches.size).toBe(0)
    }
    const declined = () => Promise.reject({ code: 4002, message: 'Rejected' })
    await refused(declined, 'wallet-declined')
    await refused(() => Promise.reject({ code: 4001, message: 'Authentication failed' }), 'wallet-declined')
    await refused(async () => null, 'wallet-declined')
    await refused(async () => ({ signature: 'x' }), 'wallet-unreadable')
    await refused(async () => `0x${'00'.repeat(95)}`, 'wallet-unreadable')
    await refused(async () => 'c0'.padEnd(192, '0'), 'bad-signature')
    await refused(async (params) => {
      const text = String(await account('signCoinSpends', params))
      return toHex(hexBytes(text).reverse())
    }, 'bad-signature')
    // Of some of the spends alone.
    await refused(async (params) => {
      const { coinSpends } = params as { coinSpends: object[] }
      return account('signCoinSpends', { coinSpends: coinSpends.slice(0, -1) })
    }, 'bad-signature')
    instead = {}
    await expect(
      signer(purse, { approved: () => undefined }).build({
        ...{ plan, batch: { index: 0, from: 0, pieces: plan.pieces.slice(0, 2) }, fee: 10n },
        didCoinId: chain.didId,
      }),
    ).rejects.toMatchObject({ code: 'not-approved' })
  })

  it('is given up while it is asked, and a late answer changes nothing', async () => {
    const { line } = await paired()
    const purse = await purseOf(line)
    let answer = (): void => {}
    let isAsked = (): void => {}
    const asked = new Promise<void>((done) => {
      isAsked = done
    })
    instead = {
      signCoinSpends: (params) =>
        new Promise((done) => {
          answer = () => done(account('signCoinSpends', params))
        }),
    }
    const stop = new AbortController()
    const mint = await opened(purse, 'given-up', { signal: stop.signal, onAsk: isAsked })
    const step = mint.step()
    await asked
    stop.abort()
    await expect(step).rejects.toMatchObject({ code: 'given-up' })
    answer()
    expect(mint.state().batches.size).toBe(0)
  })

  it('is waited for no longer than its client would, which would end the process', async () => {
    const made = vi.spyOn(globalThis, 'setTimeout')
    const cleared = vi.spyOn(globalThis, 'clearTimeout')
    closing.push(async () => void vi.restoreAllMocks())
    const clocks = (ms: number) =>
      made.mock.calls.flatMap(([run, after], at) =>
        after === ms ? [{ run, clock: made.mock.results[at]?.value }] : [],
      )
    const left = () =>
      clocks(300_000).filter(({ clock }) => !cleared.mock.calls.some(([one]) => one === clock)).length
    const sessions = await sessionsOn(`studio-${++studios}`, memoryStorage())
    const { link, approved } = await sessions.pair('devnet', ['chip0002_chainId'])
    const other = await wallet({ ask: () => new Promise(() => {}) })
    await other.pair(link)
    const session = await approved
    expect(left()).toBe(0)

    // The last of the clocks is ours, two seconds before the client's.
    const late = session.ask('chip0002_chainId', {}).catch(readSessionFault)
    await vi.waitFor(() => expect(other.asked).toHaveLength(1))
    clocks(298_000).at(-1)?.run()
    expect(await late).toMatchObject({ code: 'unreachable' })
    const unheard = (await sessions.pair('devnet', [])).approved.catch(readSessionFault)
    clocks(298_000).at(-1)?.run()
    expect(await unheard).toMatchObject({ code: 'unreachable' })
    expect(left()).toBe(0)

    // All that waits is given up with the client.
    const waiting = [session.ask('chip0002_chainId', {}), (await sessions.pair('devnet', [])).approved]
    const faults = waiting.map((one) => one.catch(readSessionFault))
    await vi.waitFor(() => expect(other.asked).toHaveLength(2))
    expect(left()).toBe(2)
    await sessions.close()
    expect(await Promise.all(faults)).toMatchObject([{ code: 'unreachable' }, { code: 'unreachable' }])
    expect(left()).toBe(0)
  })

  it('mints a whole drop, each piece once, though it refuses, vanishes and comes back in the middle', async () => {
    let here = await paired()
    let purse = await purseOf(here.line)
    let looks = 0
    const troubles: string[] = []
    for (let isDone = false; !isDone && looks < 150; looks++) {
      if (looks === 1) instead = { signCoinSpends: () => Promise.reject({ code: 4002, message: 'No' }) }
      if (looks === 4) {
        instead = {}
        await here.other.leave()
        await vi.waitFor(() => expect(here.line.view().state).toBe('none'))
      }
      if (looks === 6) {
        here = await paired()
        purse = await purseOf(here.line)
      }
      // Each look is one of a studio that begins anew.
      const mint = await opened(purse, 'drop')
      try {
        isDone = (await mint.step()).isDone
      } catch (error) {
        troubles.push(error instanceof Error ? error.message : '')
      }
      chain.farm()
    }
    expect([...new Set(troubles)].sort()).toEqual(['session-over', 'wallet-declined'])
    const batches = [...(await opened(purse, 'drop')).state().batches.values()]
    expect(batches.map(({ attempts, isSettled }) => [attempts.length, isSettled])).toEqual([
      [1, true],
      [1, true],
      [1, true],
    ])
    const firsts = batches.flatMap(({ attempts }) => attempts.flatMap(({ firstCoinIds }) => firstCoinIds))
    expect((await purse.node.coins(firsts)).size).toBe(5)
    const signs = here.other.asked.filter((method) => method === 'chip0002_signCoinSpends')
    expect(signs.length).toBeLessThanOrEqual(2)

    const word = await purse.signText?.('what was minted')
    expect(word).toMatchObject({ publicKey: toHex(chain.account.key.publicKey) })
  })
})
