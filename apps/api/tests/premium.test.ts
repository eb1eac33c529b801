import { type ApiClient, ApiError, call } from '@chiaroscuro/api-client'
import {
  claimProfile,
  getMembership,
  getPremium,
  listSupporters,
  type Membership,
  makeChallenge,
  openMembership,
} from '@chiaroscuro/contract/operation'
import { membership, premium } from '@chiaroscuro/contract/schema'
import { fund, signText } from '@chiaroscuro/dev-world'
import { isDevnetSupported } from '@chiaroscuro/devnet'
import { asHex32, formatDid } from '@chiaroscuro/domain/id'
import { deriveUnhardened, deriveWalletKey, masterKeyOf, publicKeyOf } from '@chiaroscuro/domain/signature'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Product, startProduct } from './product/product.js'
import { clientWith, startTestPool, type TestPool } from './product/signed-in.js'
import { didOf } from './product/transfer-did.js'
import { until } from './product/until.js'
import { databases } from './test-database.js'

const MONTH = 500_000_000_000n
const YEAR = 5_000_000_000_000n
const DAY = 86_400_000
/** Of the wallet that is paid: known to its owner alone. */
const MASTER = masterKeyOf(new Uint8Array(32).fill(7))

// Skipped where the native package has no build: there is no chain to pay on then. On PostgreSQL where there is one: worlds are slow.
describe.skipIf(!isDevnetSupported()).each(databases.slice(-1))('membership on $name', ({ url }) => {
  let pool: TestPool
  let product: Product
  let ann: ApiClient
  let ben: ApiClient

  beforeAll(async () => {
    pool = await startTestPool()
    const publicKey = publicKeyOf([12381, 8444, 2].reduce(deriveUnhardened, MASTER))
    product = await startProduct('basic', url, (config) => ({
      ...config,
      identity: pool,
      premium: { publicKey, month: MONTH, year: YEAR },
    }))
    ann = clientWith(product.url, pool.token('ann'))
    ben = clientWith(product.url, pool.token('ben'))
  })
  afterAll(async () => {
    await product?.close()
    pool?.close()
  })

  const open = async (client: ApiClient) => membership.parse(await call(client, openMembership, {}))
  async function pay(hash: string, amount: bigint): Promise<number> {
    const { market, node } = product.world
    const actor = { key: { puzzleHash: Buffer.from(hash, 'hex') } }
    await node.push(await fund(market, [{ actor, amount, coins: 1 }]))
    const { height } = await product.world.farm()
    market.purse.release()
    return height
  }
  const shown = (client: ApiClient, is: (membership: Membership) => boolean) =>
    until('the membership is as it should be', async () => {
      const found = membership.parse(await call(client, getMembership, {}))
      return is(found) ? found : undefined
    })
  const days = ({ since, active_until }: Membership) =>
    (Date.parse(active_until ?? '') - Date.parse(since ?? '')) / DAY

  it('says what it costs and gives to everybody, and to nobody else whose it is', async () => {
    const { price, member, premium: more } = premium.parse(await call(product.client, getPremium, {}))
    expect(price).toEqual({ month_mojos: String(MONTH), year_mojos: String(YEAR) })
    expect([member.requests_per_minute, more.requests_per_minute]).toEqual([3000, 15_000])
    for (const operation of [getMembership, openMembership])
      await expect(call(product.client, operation, {})).rejects.toBeInstanceOf(ApiError)
  })

  it('gives each an address of their own, below the key of the wallet that is paid', async () => {
    const [first, again, other] = [await open(ann), await open(ann), await open(ben)]
    expect(first.payable?.address.id).toBe(deriveWalletKey(MASTER, 0).puzzleHash)
    expect(again.payable?.address).toEqual(first.payable?.address)
    expect(other.payable?.address.id).toBe(deriveWalletKey(MASTER, 1).puzzleHash)
    expect(first).toMatchObject({ active: false, credit_mojos: '0', payments: [] })
  })

  it('keeps too little until the rest comes, and what is paid twice', async () => {
    const hash = deriveWalletKey(MASTER, 0).puzzleHash
    await pay(hash, MONTH - 3n)
    const short = await shown(ann, ({ payments }) => payments.length === 1)
    expect(short).toMatchObject({ active: false, credit_mojos: String(MONTH - 3n) })
    await pay(hash, MONTH / 2n)
    const enough = await shown(ann, ({ active }) => active)
    expect(days(enough)).toBe(30)
    await pay(hash, YEAR)
    const long = await shown(ann, ({ payments }) => payments.length === 3)
    expect(days(long)).toBe(395)
    expect(long.credit_mojos).toBe(String(MONTH / 2n - 3n))
    expect(long.payments[0]).toMatchObject({ years: 1, months: 0, quoted: true, gone: false })
    expect((await call(ben, getMembership, {})).active).toBe(false)
    // Dust is nobody's payment.
    await pay(hash, 5n)
    const height = await pay(deriveWalletKey(MASTER, 1).puzzleHash, MONTH)
    const { payments } = await shown(ben, ({ active }) => active)
    expect(payments.map((one) => one.height)).toEqual([height])
    expect((await call(ann, getMembership, {})).payments).toHaveLength(3)
  })

  it('is taken back by a reorg that drops its payment, and given again by a new one', async () => {
    const height = await pay(deriveWalletKey(MASTER, 1).puzzleHash, MONTH)
    expect(days(await shown(ben, ({ payments }) => payments.length === 2))).toBe(60)
    await product.world.reorg(height - 1, false)
    const after = await shown(ben, ({ payments }) => payments.some(({ gone }) => gone))
    expect(days(after)).toBe(30)
    expect(after.payments.find(({ gone }) => gone)).toMatchObject({ height, months: 0, until: null })
    await pay(deriveWalletKey(MASTER, 1).puzzleHash, MONTH)
    expect(days(await shown(ben, ({ payments }) => payments.filter(({ gone }) => !gone).length === 2))).toBe(
      60,
    )
  })

  it('gives more requests and a mark among the supporters, once they are known', async () => {
    await until('more may be asked', async () => {
      const limitOf = async (user: string) => {
        const headers = { authorization: `Bearer ${pool.token(user)}` }
        return (await fetch(`${product.url}/v2/me`, { headers })).headers.get('ratelimit-limit')
      }
      return (await limitOf('ann')) === '15000' && (await limitOf('eve')) === '3000' ? true : undefined
    })
    const [creator] = product.world.creators
    if (!creator) throw new Error('nobody creates')
    const profile_id = formatDid(asHex32((await didOf(product.world, creator)).launcherId))
    const { id, message } = await call(ann, makeChallenge, { profile_id, challenge: { action: 'claim' } })
    const { public_key, signature } = signText(creator.key, message)
    await call(ann, claimProfile, { profile_id, claim: { challenge_id: id, public_key, signature } })
    const { supporters } = await call(product.client, listSupporters, {})
    expect(supporters.map(({ profile, plan }) => [profile.encoded_id, plan])).toEqual([
      [profile_id, 'yearly'],
    ])
  })
})
