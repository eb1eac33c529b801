import { type ApiClient, call } from '@chiaroscuro/api-client'
import {
  getMintingAccount,
  listMintRequests,
  listNfts,
  type MintRequest,
  openMintingAccount,
} from '@chiaroscuro/contract/operation'
import { isDevnetSupported } from '@chiaroscuro/devnet'
import { asHex32, formatAddress } from '@chiaroscuro/domain/id'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Power } from './product/power.js'
import { type Product, startProduct } from './product/product.js'
import { clientWith, startTestPool, type TestPool } from './product/signed-in.js'
import { MINTER_KEY, MINTING, payTo, pieceOf, testMinter } from './product/test-minter.js'
import { until } from './product/until.js'
import { databases } from './test-database.js'

const SEED = 20_261_124
const LONG = process.env.TEST_LONG !== undefined
/** Pieces of each customer, and kills; the long run mints a thousand. */
const PIECES = LONG ? 340 : 10
const KILLS = LONG ? 300 : 12
const CUSTOMERS = ['ann', 'ben', 'cy']
const TARGET = formatAddress(asHex32('ab'.repeat(32)), 'txch')

// Where there is a PostgreSQL on that: worlds are slow.
describe.skipIf(!isDevnetSupported()).each(databases.slice(-1))(
  'a minter killed at any call, on $name',
  ({ url }) => {
    let pool: TestPool
    let product: Product
    let random = SEED
    const next = (below: number) => {
      random = (Math.imul(random, 1_103_515_245) + 12_345) & 0x7fffffff
      return Math.floor((random / 0x7fffffff) * below)
    }

    beforeAll(async () => {
      pool = await startTestPool()
      product = await startProduct('empty', url, (config) => ({
        ...{ ...config, identity: pool },
        minting: { ...MINTING, givenCredits: PIECES },
      }))
      await payTo(product, MINTER_KEY.puzzleHash, 400_000_000_000n)
    })
    afterAll(async () => {
      await product?.close()
      pool?.close()
    })

    /** Orders all of somebody's pieces a few at a time, each order sent twice at once as an impatient client does. */
    async function order(user: string, from: number): Promise<void> {
      for (let at = 0; at < PIECES; at += 10) {
        const mints = Array.from({ length: Math.min(10, PIECES - at) }, (_, i) =>
          pieceOf(from + at + i, TARGET, {
            royalty_basis_points: i % 5 === 0 ? 300 : 500,
            ...(i % 4 === 0 && { requested_mojos: '1000', reserve_for_seconds: 3600 }),
          }),
        )
        const send = () =>
          fetch(`${product.url}/v2/mints`, {
            method: 'POST',
            headers: {
              ...{ 'content-type': 'application/json', authorization: `Bearer ${pool.token(user)}` },
              'idempotency-key': `${user}-order-${at}`,
            },
            body: JSON.stringify({ mints }),
          })
        expect((await Promise.all([send(), send()])).map(({ status }) => status)).toEqual([202, 202])
      }
    }

    async function requestsOf(client: ApiClient): Promise<MintRequest[]> {
      const found: MintRequest[] = []
      for (let page: string | undefined; ; ) {
        const { items, next: following } = await call(client, listMintRequests, {
          size: 100,
          ...(page && { page }),
        })
        found.push(...items)
        if (items.length < 100) return found
        page = following
      }
    }

    it(`mints ${CUSTOMERS.length * PIECES} pieces once each through ${KILLS} kills and reorgs between them`, async () => {
      const clients = CUSTOMERS.map((user) => clientWith(product.url, pool.token(user)))
      for (const client of clients) await call(client, openMintingAccount, {})
      await Promise.all(CUSTOMERS.map((user, i) => order(user, 1000 * (i + 1))))
      for (let kills = 0; kills < KILLS; kills++) {
        const power = new Power(1 + next(50), next(2) === 1)
        const minter = testMinter(product, power.between)
        while (!power.isOut) {
          await minter.turn().catch(() => {})
          if (next(2) > 0) await product.world.farm()
        }
        if (next(6) > 0) continue
        const { height } = await product.world.node.peak()
        await product.world.reorg(Math.max(4, height - 1 - next(3)), next(2) === 0)
      }
      const minter = testMinter(product)
      for (let blocks = 0; blocks < 80 + PIECES; blocks++) {
        await minter.turn()
        const states = (await Promise.all(clients.map(requestsOf))).flat()
        if (states.every(({ state }) => state === 'minted')) break
        await product.world.farm()
      }
      await product.world.farm()
      await product.settled(1000)

      const requests = (await Promise.all(clients.map(requestsOf))).flat()
      expect(requests).toHaveLength(CUSTOMERS.length * PIECES)
      const { items } = await until('the index has all', async () => {
        const page = await call(product.client, listNfts, { size: 100 })
        return page.items.length >= Math.min(100, requests.length) ? page : undefined
      })
      // No test seeds anything else here: all that there is was ordered.
      if (requests.length <= 100) expect(items).toHaveLength(requests.length)
      const minted = requests.map(({ nft_id }) => nft_id)
      expect(new Set(minted).size).toBe(requests.length)
      expect(new Set(requests.map(({ data_hash }) => data_hash)).size).toBe(requests.length)
      if (requests.length <= 100)
        expect(new Set(items.map(({ encoded_id }) => encoded_id))).toEqual(new Set(minted))
      expect(requests.filter(({ price, offer }) => (price === null) !== (offer === null))).toEqual([])
      for (const client of clients) {
        const { credits, ledger } = await call(client, getMintingAccount, {})
        expect([credits, ledger.length]).toEqual([0, PIECES + 1])
      }
    }, 3_600_000)
  },
)
