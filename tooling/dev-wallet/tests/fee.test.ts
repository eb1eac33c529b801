import { createServer } from 'node:http'
import { isDevnetSupported } from '@chiaroscuro/devnet'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { costOf, readFee } from '../src/method/fee.js'
import { type People, peopleOf, type ReadPage, resultOf, xchLine } from './person.test-support.js'
import { openStage, ROYALTY, type Stage, XCH } from './stage.test-support.js'

const made = z.object({ offer: z.string() })
const held = z.object({ nfts: z.array(z.object({ launcherId: z.string() })) })
const royalty = (price: bigint) => (price * ROYALTY) / 10_000n
const feeLine = (mojos: bigint) => [xchLine(mojos).replace('Chia', 'To the farmer')]

/** What a node answers in place of its own. */
interface Told {
  estimate: unknown
  refusal: string | undefined
}

type Person = Awaited<ReturnType<People['connect']>>

describe('the fee that a form says', () => {
  it.each([
    [{ fee: 'none' }, 0n],
    [{ fee: 'suggested' }, 77n],
    [{ fee: 'own', own: '0.00005' }, 50_000_000n],
    [{ fee: 'own', own: ' 0.000000000001 ' }, 1n],
    [{ fee: 'own', own: '0' }, 0n],
    [{ fee: 'own', own: '0.1' }, 100_000_000_000n],
    // Who writes an amount means it.
    [{ fee: 'none', own: '0.1' }, 100_000_000_000n],
  ])('%j is an amount', (form, mojos) => {
    expect(readFee(form, 77n)).toBe(mojos)
  })

  it.each<[object, RegExp]>([
    [{}, /Choose/],
    [{ fee: 'all' }, /Choose/],
    [{ fee: 'own' }, /Write a fee/],
    ...['-1', '1e-5', '0,001', '.5', '1.', '0x10', 'NaN', '0.0000000000001', '١', '0.1 XCH'].map(
      (own): [object, RegExp] => [{ fee: 'own', own }, /Write a fee/],
    ),
    [{ fee: 'own', own: '0.100000000001' }, /More than 0\.1/],
    [{ fee: 'own', own: '9'.repeat(20) }, /Write a fee|More than/],
    [{ fee: 'own', own: '9'.repeat(50) }, /Choose/],
  ])('%j is refused', (form, words) => {
    expect(() => readFee(form, 77n)).toThrow(words)
  })

  it('is not suggested where the node suggests none', () => {
    expect(() => readFee({ fee: 'suggested' }, undefined)).toThrow(/suggests no fee/)
  })

  it('is told by a cost that grows with what a block holds', () => {
    const coin = { parentCoinInfo: new Uint8Array(32), puzzleHash: new Uint8Array(32), amount: 1n }
    const spend = { coin, puzzleReveal: new Uint8Array(300), solution: new Uint8Array(150) }
    // A payment of one coin costs some 10 to 12 million on the chain.
    expect(costOf([spend])).toBeGreaterThan(9_000_000n)
    expect(costOf([spend])).toBeLessThan(13_000_000n)
    expect(costOf([spend, spend])).toBe(2n * costOf([spend]))
  })
})

// Skipped where the native simulator has no build: consensus is what proves a spend.
describe.skipIf(!isDevnetSupported())('a network fee chosen in the wallet', () => {
  let stage: Stage
  let people: People
  let seller: Person
  let buyer: Person
  const node: Told = { estimate: undefined, refusal: undefined }
  let close: () => Promise<unknown>

  beforeAll(async () => {
    stage = await openStage({
      nfts: 8,
      feeMs: 60_000,
      nodeUrl: async (url) => {
        const front = await busyNode(url, node)
        close = front.close
        return front.url
      },
    })
    people = peopleOf(stage.wallet.url)
    seller = await people.connect(0)
    buyer = await people.connect(1)
  }, 60_000)
  beforeEach(() => {
    node.estimate = undefined
    node.refusal = undefined
  })
  afterAll(async () => {
    expect(stage.faults).toEqual([])
    await close()
    await stage.close()
  })

  const price = XCH / 4n
  async function listed(): Promise<string> {
    const { nfts } = resultOf(await people.call('getNfts', {}, seller), held)
    const params = {
      offerAssets: [{ assetId: nfts[0]?.launcherId, amount: 1 }],
      requestAssets: [{ assetId: '', amount: price.toString() }],
    }
    return resultOf((await people.ask('createOffer', params, seller)).reply, made).offer
  }
  /** What seller, buyer and artist have more after it, in mojos. */
  async function moved(work: () => Promise<void>): Promise<bigint[]> {
    const all = [...stage.wallet.accounts.map(({ puzzleHash }) => puzzleHash), stage.artist]
    const before = await Promise.all(all.map(stage.xch))
    await work()
    const after = await Promise.all(all.map(stage.xch))
    return after.map((amount, i) => amount - (before[i] ?? 0n))
  }
  /** A take that waits, with its page, and how to go on. */
  async function taking(offer: string) {
    const id = crypto.randomUUID()
    const reply = people.call('takeOffer', { offer }, { ...buyer, id })
    const page = await people.page(id)
    const choose = (form: Record<string, string>) =>
      people.click(id, { token: page.token, answer: 'fee', ...form })
    return { id, reply, page, choose }
  }
  const bought = (fee: bigint) => [price, -price - royalty(price) - fee, royalty(price)]
  const shows = (page: ReadPage, fee: bigint) => {
    expect(page.lists['Leaves your wallet']).toEqual([xchLine(price + royalty(price) + fee)])
    expect(page.lists['Network fee']).toEqual(feeLine(fee))
    expect(page.lists['Of it, royalties']?.[0]).toContain(xchLine(royalty(price)).slice('Chia: '.length))
  }

  it('is what the node suggests where the site asks for none, apart from price and royalty', async () => {
    node.estimate = 1_234_567
    const offer = await listed()
    const change = await moved(async () => {
      const { id, reply, page } = await taking(offer)
      shows(page, 1_234_567n)
      expect(page.text).toContain('What the node suggests: 0.000001234567 XCH')
      await people.approve(id, page)
      expect((await reply).error).toBeUndefined()
      await stage.node.farm()
    })
    expect(change).toEqual(bought(1_234_567n))
  })

  it.each<[string, Record<string, string>, bigint]>([
    ['nothing', { fee: 'none' }, 0n],
    ['what is suggested', { fee: 'suggested' }, 5000n],
    ['an amount of one’s own', { fee: 'own', own: '0.00000001' }, 10_000n],
  ])('is %s once that is chosen, shown anew before it is signed', async (_, form, fee) => {
    node.estimate = 5000
    const offer = await listed()
    const change = await moved(async () => {
      const { id, reply, page, choose } = await taking(offer)
      shows(page, 5000n)
      const again = await choose(form)
      expect(again.status).toBe(200)
      shows(again, fee)
      // The page from before no longer says what would be signed.
      if (fee !== 5000n) {
        const stale = await people.approve(id, page)
        expect([stale.status, stale.lists['Network fee']]).toEqual([409, feeLine(fee)])
      }
      await people.approve(id, again)
      expect((await reply).error).toBeUndefined()
      await stage.node.farm()
    })
    expect(change).toEqual(bought(fee))
  })

  it('stays as it was where the choice is none', async () => {
    const { id, page, choose, reply } = await taking(await listed())
    for (const form of [{ fee: 'suggested' }, { fee: 'own', own: 'lots' }, { fee: 'own', own: '0.2' }]) {
      const again = await choose(form)
      expect(again.status).toBe(422)
      expect(again.text).toContain('role="alert"')
      shows(again, 0n)
    }
    await people.click(id, { token: page.token, answer: 'refuse' })
    expect((await reply).error?.code).toBe(4002)
  })

  it('is not suggested where the node says nothing that can be believed', async () => {
    const offer = await listed()
    for (const estimate of [undefined, 0, -5, 1.5, '7', 10_000_000_001, 1e300, null, [1]]) {
      node.estimate = estimate
      const { id, page, reply } = await taking(offer)
      shows(page, 0n)
      expect(page.text).not.toContain('What the node suggests')
      await people.click(id, { token: page.token, answer: 'refuse' })
      await reply
    }
  })

  it('is paid for what is sent and withdrawn too, to the mojo', async () => {
    node.estimate = 300
    const offer = await listed()
    const change = await moved(async () => {
      const ended = await people.ask('cancelOffer', { offer }, seller)
      expect(ended.page.lists['Network fee']).toEqual(feeLine(300n))
      await stage.node.farm()
      const given = await people.ask('transfer', { to: buyer.address, amount: '1000' }, seller)
      expect(given.page.lists['Leaves your wallet']).toEqual([xchLine(1300n)])
      await stage.node.farm()
    })
    expect(change).toEqual([-1600n, 1000n, 0n])
  })

  it('that is too low is told in plain words, and nothing leaves', async () => {
    node.refusal = 'Failed to include transaction abcd, error INVALID_FEE_TOO_CLOSE_TO_ZERO'
    const offer = await listed()
    const change = await moved(async () => {
      const { reply, done } = await people.ask('takeOffer', { offer }, buyer)
      expect(reply.error).toEqual({
        code: 4010,
        reason: 'refused',
        message: 'The network fee is too low: the node has no room for it now',
      })
      expect(done.text).toContain('The network fee is too low')
      await stage.node.farm()
    })
    expect(change).toEqual([0n, 0n, 0n])
  })
})

/** Stands before a node: answers what its fees are, and refuses bundles, as it is told; the rest it passes on. */
async function busyNode(url: string, told: Told) {
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(Buffer.from(part))
    const isFee = request.url === '/get_fee_estimate' && told.estimate !== undefined
    const isRefused = request.url === '/push_tx' && told.refusal !== undefined
    const said = isFee
      ? JSON.stringify({ estimates: [told.estimate], target_times: [60], success: true })
      : isRefused
        ? JSON.stringify({ error: told.refusal, success: false })
        : await (
            await fetch(`${url}${request.url}`, {
              method: 'POST',
              headers: { 'content-type': 'application/json' },
              body: Buffer.concat(parts),
            })
          ).text()
    response.setHeader('content-type', 'application/json').end(said)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { url: `http://127.0.0.1:${port}`, close: () => new Promise((closed) => server.close(closed)) }
}
