import { isDevnetSupported } from '@chiaroscuro/devnet'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bundleChild } from './bundle-child.js'
import { type Customers, customers } from './product/mint-orders.js'
import { minterProcess } from './product/minter-process.js'
import { Power } from './product/power.js'
import { type Product, startProduct } from './product/product.js'
import { startTestPool, type TestPool } from './product/signed-in.js'
import { MINTER_KEY, MINTING, payTo, testMinter } from './product/test-minter.js'
import { until } from './product/until.js'
import { databases } from './test-database.js'

const SEED = 20_261_124
const LONG = process.env.TEST_LONG !== undefined
/** Pieces of each customer; the long run mints a thousand. */
const PIECES = LONG ? 340 : 10
const POWER_CUTS = LONG ? 300 : 12
const KILLS = LONG ? 100 : 6
const PATIENCE_MS = 3_600_000
const CUSTOMERS = ['ann', 'ben', 'cy']

// Where there is a PostgreSQL on that: worlds are slow.
describe.skipIf(!isDevnetSupported()).each(databases.slice(-1))(
  'a minter that is killed, on $name',
  ({ url }) => {
    let pool: TestPool
    let product: Product
    let people: Customers
    let random = SEED
    const next = (below: number) => {
      random = (Math.imul(random, 1_103_515_245) + 12_345) & 0x7fffffff
      return Math.floor((random / 0x7fffffff) * below)
    }

    beforeAll(async () => {
      pool = await startTestPool()
    })
    afterAll(() => pool?.close())

    async function opened(): Promise<void> {
      product = await startProduct('empty', url, (config) => ({
        ...{ ...config, identity: pool },
        minting: { ...MINTING, givenCredits: PIECES },
      }))
      await payTo(product, MINTER_KEY.puzzleHash, 400_000_000_000n)
      people = customers(product, pool, CUSTOMERS, PIECES)
      await people.orderAll()
    }

    it(
      `mints ${CUSTOMERS.length * PIECES} pieces once each through ${POWER_CUTS} cuts at any call and reorgs between them`,
      async () => {
        await opened()
        try {
          for (let cuts = 0; cuts < POWER_CUTS; cuts++) {
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
            if ((await people.undone()).length === 0) break
            await product.world.farm()
          }
          expect(await people.undone()).toEqual([])
          await product.world.farm()
          await people.expectOnceEach()
        } finally {
          await product.close()
        }
      },
      PATIENCE_MS,
    )

    it(
      `mints as many through ${KILLS} times kill -9 of its process`,
      async () => {
        await opened()
        const script = await bundleChild('minter', product.scratch.folder, 'src/minter/minter-main.ts')
        const start = () => minterProcess(script, product)
        /** Blocks come while it works, each once the last is known, until `isOver`. */
        async function farmUntil(isOver: () => Promise<boolean>): Promise<void> {
          while (!(await isOver())) {
            const { height } = await product.world.farm()
            await until('the block is known', async () =>
              ((await product.status()).height ?? 0) >= height ? true : undefined,
            )
          }
        }
        try {
          for (let kills = 0; kills < KILLS; kills++) {
            const minter = await start()
            const end = performance.now() + next(1500)
            await farmUntil(async () => performance.now() >= end)
            await minter.kill()
          }
          const minter = await start()
          await farmUntil(async () => (await people.undone()).length === 0)
          await minter.kill()
          await product.world.farm()
          await people.expectOnceEach()
        } finally {
          await product.close()
        }
      },
      PATIENCE_MS,
    )
  },
)
