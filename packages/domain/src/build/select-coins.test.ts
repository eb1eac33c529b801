import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { coinIdOf } from '../chain/coin.js'
import { BuildError } from './build-error.js'
import { fakeWallet } from './fake-wallet.test-support.js'
import { MAX_COINS, selectCoins } from './index.js'

const wallet = fakeWallet(1)
const purse = fc
  .array(fc.bigInt({ min: 0n, max: 1000n }), { maxLength: 150 })
  .map((amounts) => amounts.map(wallet.xch))
const idsOf = (coins: readonly { coin: Parameters<typeof coinIdOf>[0] }[]) =>
  coins.map(({ coin }) => coinIdOf(coin))
const sumOf = (coins: readonly { coin: { amount: bigint } }[]) =>
  coins.reduce((sum, { coin }) => sum + coin.amount, 0n)

describe('choosing coins', () => {
  it('covers the target with none to spare, whatever order they come in, or says what is short', () => {
    fc.assert(
      fc.property(purse, fc.bigInt({ min: 0n, max: 60_000n }), fc.integer(), (coins, target, turn) => {
        try {
          const chosen = selectCoins(coins, target)
          expect(sumOf(chosen) >= target).toBe(true)
          expect(chosen.length).toBeLessThanOrEqual(MAX_COINS)
          expect(new Set(idsOf(chosen)).size).toBe(chosen.length)
          for (const one of chosen) expect(sumOf(chosen) - one.coin.amount < target).toBe(true)
          const at = coins.length === 0 ? 0 : Math.abs(turn) % coins.length
          const turned = [...coins.slice(at), ...coins.slice(0, at)].reverse()
          expect(idsOf(selectCoins(turned, target))).toEqual(idsOf(chosen))
        } catch (error) {
          if (!(error instanceof BuildError)) throw error
          if (error.code === 'insufficient-funds')
            expect(error.short).toEqual({ asset: 'xch', amount: target - sumOf(coins) })
          else expect([error.code, coins.length > MAX_COINS]).toEqual(['too-many-coins', true])
        }
      }),
    )
  })

  it('spends what is to be respent in any case, and no more of the others than is needed besides', () => {
    fc.assert(
      fc.property(purse, fc.bigInt({ min: 0n, max: 60_000n }), fc.nat(), (coins, target, every) => {
        const again = coins.filter((_, at) => at % (2 + (every % 5)) === 0)
        const respent = new Set([...idsOf(again), ...idsOf([wallet.xch(7n)])])
        const own = coins.filter(({ coin }) => respent.has(coinIdOf(coin)) && coin.amount > 0n)
        const rest = coins.filter(({ coin }) => !respent.has(coinIdOf(coin)))
        try {
          const chosen = selectCoins(coins, target, { respent })
          const others = chosen.slice(own.length)
          expect(idsOf(chosen.slice(0, own.length)).sort()).toEqual(idsOf(own).sort())
          expect(others).toEqual(selectCoins(rest, target - sumOf(own)))
        } catch (error) {
          if (!(error instanceof BuildError)) throw error
          const short = { asset: 'xch', amount: target - sumOf(coins) }
          expect(error.code === 'insufficient-funds' ? error.short : coins.length > MAX_COINS).toEqual(
            error.code === 'insufficient-funds' ? short : true,
          )
        }
      }),
    )
  })

  it('takes the smallest coin that does, else as few as can be', () => {
    const [one, two, five, nine] = [1n, 2n, 5n, 9n].map(wallet.xch)
    const coins = [five, one, nine, two].filter((coin) => coin !== undefined)
    expect(selectCoins(coins, 0n)).toEqual([])
    expect(selectCoins(coins, 3n)).toEqual([five])
    expect(selectCoins(coins, 9n)).toEqual([nine])
    expect(selectCoins(coins, 10n)).toEqual([nine, five])
    expect(selectCoins(coins, 17n)).toEqual([nine, five, two, one])
  })
})
