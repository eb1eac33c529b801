import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { concatBytes, hexBytes, sha256 } from '../bytes.js'
import { encodeInteger, NIL, writeAtom, writeInteger, writeList, writeQuoted } from '../clvm/index.js'
import { nodeClvmRunner } from '../clvm/node.js'
import { mainnetFixtures } from '../fixtures.test-support.js'
import type { LauncherId } from '../id/hex32.js'
import { parseSpendBundle } from '../spend-bundle/index.js'
import { type Coin, type CoinSpend, coinIdOf, feeBehind, readBlock } from './index.js'

const run = nodeClvmRunner()
let made = 0
/** 32 bytes like no others. */
const some = () => sha256(encodeInteger(BigInt(++made)))

const coinOf = (amount: bigint, parent = some(), puzzleHash = some()): Coin => ({
  parentCoinInfo: parent,
  puzzleHash,
  amount,
})
const childOf = (coin: Coin, amount: bigint) => coinOf(amount, idOf(coin))
const idOf = (coin: Coin) => hexBytes(coinIdOf(coin))
const condition = (opcode: number, ...args: readonly Uint8Array[]) =>
  writeList([writeInteger(BigInt(opcode)), ...args.map(writeAtom)])
const create = ({ puzzleHash, amount }: Coin) => condition(51, puzzleHash, encodeInteger(amount))
const spend = (coin: Coin, conditions: readonly Uint8Array[] = []): CoinSpend => ({
  coin,
  puzzleReveal: writeQuoted(writeList(conditions)),
  solution: NIL,
})

/** Conditions that tie two coins, the first of which is given to the first. */
const ties: Readonly<Record<string, (a: Coin, b: Coin) => readonly [Uint8Array, Uint8Array | undefined]>> = {
  'coin announcement': (a) => [
    condition(60, Uint8Array.of(7)),
    condition(61, sha256(concatBytes(idOf(a), Uint8Array.of(7)))),
  ],
  'puzzle announcement': (a) => [
    condition(62, Uint8Array.of(8)),
    condition(63, sha256(concatBytes(a.puzzleHash, Uint8Array.of(8)))),
  ],
  'concurrent spend': (_, b) => [condition(64, idOf(b)), undefined],
  'concurrent puzzle': (_, b) => [condition(65, b.puzzleHash), undefined],
  'message between coins': (a, b) => [
    condition(66, Uint8Array.of(0b111111), Uint8Array.of(9), idOf(b)),
    condition(67, Uint8Array.of(0b111111), Uint8Array.of(9), idOf(a)),
  ],
  'message from a puzzle and amount to a parent': (a, b) => [
    condition(66, Uint8Array.of(0b011100), Uint8Array.of(10), b.parentCoinInfo),
    condition(67, Uint8Array.of(0b011100), Uint8Array.of(10), a.puzzleHash, encodeInteger(a.amount)),
  ],
  'message from anybody to a parent and amount': (_, b) => [
    condition(66, Uint8Array.of(0b000101), Uint8Array.of(11), b.parentCoinInfo, encodeInteger(b.amount)),
    condition(67, Uint8Array.of(0b000101), Uint8Array.of(11)),
  ],
}
const kinds = Object.keys(ties)

describe('the fee behind a mint', () => {
  const launcher = coinOf(1n)
  const launcherId = coinIdOf(launcher)
  const nft = childOf(launcher, 1n)

  it.each(kinds)('counts what a %s ties to it, and nothing else', (kind) => {
    const payer = coinOf(500n)
    const [own, other] = ties[kind]?.(launcher, payer) ?? []
    const spends = [
      spend(payer, [create(coinOf(380n)), ...(other ? [other] : [])]),
      spend(launcher, [create(nft), ...(own ? [own] : [])]),
      spend(coinOf(70n), [create(coinOf(60n))]),
    ]
    const found = feeBehind(spends, [launcherId], run)
    expect(found).toEqual({ fee: 120n, came: 501n, left: 381n, spends: spends.slice(0, 2) })
    // The other way round it is as good.
    const [back, forth] = ties[kind]?.(payer, launcher) ?? []
    const turned = [
      spend(payer, [create(coinOf(380n)), ...(back ? [back] : [])]),
      spend(launcher, [create(nft), ...(forth ? [forth] : [])]),
    ]
    expect(feeBehind(turned, [launcherId], run)?.fee).toBe(120n)
  })

  it('follows coins that were made and spent in the block, down to where they stay', () => {
    const payer = coinOf(100n)
    const step = childOf(payer, 60n)
    const own = childOf(step, 0n)
    const spends = [
      spend(own, [create(childOf(own, 0n))]),
      spend(step, [create(own), create(coinOf(55n))]),
      spend(payer, [create(step), create(coinOf(10n))]),
    ]
    expect(feeBehind(spends, [coinIdOf(own)], run)).toMatchObject({ fee: 35n, came: 100n, left: 65n })
  })

  it('knows an NFT whose launcher was spent in a block before', () => {
    expect(feeBehind([spend(nft, [create(childOf(nft, 1n))])], [launcherId], run)?.fee).toBe(0n)
    expect(feeBehind([spend(coinOf(3n))], [launcherId], run)).toBeUndefined()
    expect(feeBehind([], [launcherId], run)).toBeUndefined()
  })

  it('sums what several transactions paid', () => {
    const second = coinOf(9n)
    const found = feeBehind(
      [spend(launcher, []), spend(second, [create(coinOf(4n))]), spend(coinOf(2n))],
      [launcherId, coinIdOf(second)],
      run,
    )
    expect(found).toMatchObject({ fee: 6n, came: 10n, left: 4n })
  })

  it('says nothing where it would have to guess', () => {
    // It makes a mojo that some other spend has to bring, and names none.
    const lent = coinOf(0n)
    expect(feeBehind([spend(lent, [create(childOf(lent, 1n))])], [coinIdOf(lent)], run)).toMatchObject({
      fee: undefined,
      came: 0n,
      left: 1n,
    })
    const broken = { ...spend(launcher), puzzleReveal: writeList([writeInteger(8n)]) }
    expect(feeBehind([broken], [launcherId], run)?.fee).toBeUndefined()
    // What fails elsewhere takes nothing from it.
    const elsewhere = { ...broken, coin: coinOf(5n) }
    expect(feeBehind([elsewhere, spend(launcher, [create(nft)])], [launcherId], run)?.fee).toBe(0n)
  })

  it('is tied to a place only where one coin is there', () => {
    const place = some()
    const strangers = [coinOf(40n, some(), place), coinOf(50n, some(), place)]
    const minted = spend(launcher, [create(nft), condition(65, place)])
    const block = [minted, ...strangers.map((coin) => spend(coin))]
    expect(feeBehind(block, [launcherId], run)?.fee).toBe(0n)
    expect(feeBehind(block.slice(0, 2), [launcherId], run)?.fee).toBe(40n)
  })

  it('is of every transaction of a block what that one paid, however they are mixed', () => {
    const shape = fc.record({
      coins: fc.array(fc.bigInt(1n, 10n ** 15n), { minLength: 1, maxLength: 6 }),
      kinds: fc.array(fc.constantFrom(...kinds), { minLength: 6, maxLength: 6 }),
      share: fc.bigInt(0n, 100n),
      steps: fc.integer({ min: 0, max: 3 }),
    })
    fc.assert(
      fc.property(
        fc.array(shape, { minLength: 1, maxLength: 8 }),
        fc.infiniteStream(fc.nat()),
        (all, chance) => {
          const bundles = all.map(transaction)
          const block = bundles
            .flatMap(({ spends }) => spends)
            .map((one) => ({ one, at: chance.next().value ?? 0 }))
            .sort((a, b) => a.at - b.at)
            .map(({ one }) => one)
          for (const { launcherId, fee, spends } of bundles) {
            const found = feeBehind(block, [launcherId], run)
            expect(found?.fee).toBe(fee)
            expect(new Set(found?.spends)).toEqual(new Set(spends))
          }
          const ids = bundles.map(({ launcherId }) => launcherId)
          const sum = bundles.reduce((total, { fee }) => total + fee, 0n)
          expect(feeBehind(block, ids, run)).toMatchObject({ fee: sum, spends: block })
        },
      ),
    )
  })
})

interface Shape {
  readonly coins: readonly bigint[]
  readonly kinds: readonly string[]
  /** Hundredths of each coin that go on to a child. */
  readonly share: bigint
  readonly steps: number
}

/** Coins tied in a row, each with a line of children; the first stands for the launcher. */
function transaction({ coins, kinds, share, steps }: Shape) {
  const heads = coins.map((amount) => coinOf(amount))
  const says = heads.map((): Uint8Array[] => [])
  for (const [at, head] of heads.entries()) {
    const next = heads[at + 1]
    const [own, other] = (next && ties[kinds[at] ?? '']?.(head, next)) ?? []
    if (own) says[at]?.push(own)
    if (other) says[at + 1]?.push(other)
  }
  let left = 0n
  const spends = heads.flatMap((head, at) => {
    const line: CoinSpend[] = []
    let coin = head
    for (let step = 0; step <= steps; step++) {
      const child = childOf(coin, (coin.amount * share) / 100n)
      line.push(spend(coin, [create(child), ...(step === 0 ? (says[at] ?? []) : [])]))
      coin = child
    }
    left += coin.amount
    return line
  })
  const launcherId: LauncherId = coinIdOf(heads[0] ?? coinOf(0n))
  return { launcherId, spends, fee: coins.reduce((sum, amount) => sum + amount, 0n) - left }
}

const fixtures = mainnetFixtures('spends')

describe.skipIf(!fixtures)('the fee behind mints of mainnet (skipped without CHIA_FIXTURES)', () => {
  const bundles = (fixtures?.files ?? []).map(
    (file) => parseSpendBundle(fixtures?.read(file) ?? new Uint8Array()).coinSpends,
  )
  const block = [...new Map(bundles.flat().map((one) => [coinIdOf(one.coin), one])).values()]

  it('is the same within a block as in their bundle alone', () => {
    let mints = 0
    for (const bundle of bundles) {
      const ids = readBlock(bundle, run).nfts.flatMap((one) => (one.kind === 'mint' ? [one.launcherId] : []))
      if (ids.length === 0) continue
      const alone = feeBehind(bundle, ids, run)
      expect(alone?.fee).toBeDefined()
      expect(feeBehind(block, ids, run)).toEqual(alone)
      mints++
    }
    expect(mints).toBeGreaterThan(0)
  })
})
