import { isDevnetSupported } from '@chiaroscuro/devnet'
import { toHex } from '@chiaroscuro/domain/bytes'
import { nodeClvmRunner } from '@chiaroscuro/domain/clvm/node'
import { decodeOffer, verifyOffer } from '@chiaroscuro/domain/offer'
import type { DuePiece } from '@chiaroscuro/minting/offers'
import { type Plan, planHash } from '@chiaroscuro/minting/plan'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { accountAsk } from './account-ask.test-support.js'
import { mintForSale } from './mint-for-sale.test-support.js'
import type { Signing } from './purse.js'
import { SESSION_METHODS, sessionAsk } from './session-ask.js'
import { openSessionPurse } from './session-purse.js'
import { openTestChain, type TestChain } from './test-chain.test-support.js'
import { noLine } from './wallet-line.test-support.js'

const run = nodeClvmRunner()

describe.skipIf(!isDevnetSupported())('offers by a wallet over WalletConnect', () => {
  let chain: TestChain
  let plan: Plan
  let due: readonly DuePiece[]
  let account: (method: string, params: object) => Promise<unknown>
  let instead: ((params: object) => Promise<unknown>) | undefined
  beforeAll(async () => {
    chain = await openTestChain()
    ;({ plan, due } = await mintForSale(chain))
    account = accountAsk({ node: chain.node, key: chain.account.key, didId: chain.didId, run })
  })
  afterAll(() => chain.close())
  afterEach(() => {
    instead = undefined
  })

  async function makerFor(signing: Partial<Signing> = {}) {
    const ask = sessionAsk({
      ...{ topic: '', name: 'A wallet', network: 'devnet', fingerprint: 1, methods: SESSION_METHODS },
      ask: (method, params) => {
        const [, bare = ''] = method.split('_')
        return bare === 'signCoinSpends' && instead ? instead(params) : account(bare, params)
      },
    })
    const line = { ...noLine(), wallet: async () => ask }
    const purse = await openSessionPurse({ line, node: chain.node, run, did: '' })
    return purse.offers({ approved: () => planHash(plan), folder: chain.folder, ...signing })
  }
  const first = () => {
    const [piece] = due
    if (!piece) throw new Error('nothing is due')
    return piece
  }

  it('are asked for one after the other, each with its person told', async () => {
    let asked = 0
    const maker = await makerFor({ onAsk: () => asked++ })
    // Each is published before the next is asked for.
    expect(maker.atOnce).toBe(1)
    for (const piece of due) {
      const made = await maker.make(plan, piece)
      expect(verifyOffer(decodeOffer(made?.text ?? ''), run)).toMatchObject({
        ...{ network: 'simulator0', doubts: [] },
        offered: [{ launcherId: piece.launcherId }],
        requested: [{ amount: piece.price }],
      })
    }
    expect(asked).toBe(due.length)
  })

  it('are believed for the signature of exactly the one that was asked for', async () => {
    const maker = await makerFor()
    const spends: object[][] = []
    instead = async (params) => {
      const { coinSpends } = params as { coinSpends: object[] }
      spends.push(coinSpends)
      return account('signCoinSpends', { coinSpends: spends[0] ?? [] })
    }
    const [one, other] = due
    if (!one || !other) throw new Error('two are due')
    expect(await maker.make(plan, one)).toBeDefined()
    await expect(maker.make(plan, other)).rejects.toMatchObject({ code: 'bad-signature' })
    expect(spends.map((some) => some.length)).toEqual([1, 1])
    instead = async () => toHex(new Uint8Array(96).fill(1))
    await expect(maker.make(plan, first())).rejects.toMatchObject({ code: 'bad-signature' })
    instead = () => Promise.reject({ code: 4002, message: 'Rejected' })
    await expect(maker.make(plan, first())).rejects.toMatchObject({ code: 'wallet-declined' })
  })

  it('are given up while they are asked for', async () => {
    const stop = new AbortController()
    const maker = await makerFor({ signal: stop.signal, onAsk: () => stop.abort() })
    instead = () => new Promise(() => {})
    await expect(maker.make(plan, first())).rejects.toMatchObject({ code: 'given-up' })
  })
})
