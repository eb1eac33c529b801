import { describe, expect, it } from 'vitest'
import { mintingConfig } from '../config/minting.js'
import { ConfigError } from '../config/setting.js'
import { minterConfig } from './minter-config.js'

const TOKEN = 't'.repeat(32)
const SECRET = `0${'7'.repeat(63)}`
const PUBLIC_KEY =
  'b5a60de95c59f86567077a3b5369a355e16013e7b6adfe08c223901ad9371edc60dc971cef6dfd1d24f5b1e3297090a1'

describe('what the minter is told', () => {
  it('is a key and a token, and fees that rise to a ceiling', () => {
    const env = { MINTER_SECRET: SECRET, MINTER_TOKEN: TOKEN, NETWORK: 'testnet' }
    const { network, fee, key } = minterConfig({
      ...env,
      MINTER_FEE_MOJOS: '2',
      MINTER_FEE_CEILING_MOJOS: '10',
    })
    expect([network, fee]).toEqual(['testnet11', { start: 2n, ceiling: 10n, step: 2n, patienceBlocks: 10 }])
    expect(key.puzzleHash).toMatch(/^[0-9a-f]{64}$/)
  })

  it.each([
    [{ MINTER_TOKEN: TOKEN }, /^MINTER_SECRET/],
    [{ MINTER_SECRET: SECRET }, /^MINTER_TOKEN/],
    [{ MINTER_SECRET: 'f'.repeat(62), MINTER_TOKEN: TOKEN }, /^MINTER_SECRET/],
    [
      { MINTER_SECRET: SECRET, MINTER_TOKEN: TOKEN, MINTER_FEE_MOJOS: '5', MINTER_FEE_CEILING_MOJOS: '4' },
      /CEILING/,
    ],
  ])('is refused by the name of the setting, and never with the key: %#', (env, words) => {
    const told = () => minterConfig(env)
    expect(told).toThrow(ConfigError)
    expect(told).toThrow(words)
    expect(told).not.toThrow(SECRET)
  })
})

describe('what the API is told of it', () => {
  it('is nothing without a token, and needs a wallet that is paid with one', () => {
    expect(mintingConfig({})).toBeUndefined()
    expect(() => mintingConfig({ MINTER_TOKEN: 'short' })).toThrow(/^MINTER_TOKEN/)
    expect(() => mintingConfig({ MINTER_TOKEN: TOKEN })).toThrow(/^MINTING_PUBLIC_KEY/)
    expect(mintingConfig({ MINTER_TOKEN: TOKEN, MINTING_PUBLIC_KEY: PUBLIC_KEY })).toMatchObject({
      ...{ creditMojos: 5_000_000_000n, givenCredits: 0, piecesPerDay: 5000 },
    })
  })
})
