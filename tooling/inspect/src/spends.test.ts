import { nodeClvmRunner } from '@chiaroscuro/domain/clvm/node'
import { describe, expect, it } from 'vitest'
import { failure, inspectSpends } from './spends.js'

const run = nodeClvmRunner()
const inspect = (text: string | Uint8Array) =>
  inspectSpends('a.bundle', typeof text === 'string' ? new TextEncoder().encode(text) : text, run, 'xch')

describe('inspectSpends', () => {
  it.each([
    ['nothing', ''],
    ['text', 'hello'],
    ['JSON of something else', '{"a": 1}'],
    ['JSON cut short', '{"coin_spends": ['],
    ['a spend without a coin', '{"coin_spends": [{"puzzle_reveal": "80"}]}'],
    [
      'an amount that is none',
      `{"coin_spends": [{"coin": {"parent_coin_info": "${'00'.repeat(32)}", "puzzle_hash": "${'00'.repeat(32)}", "amount": 1.5}, "puzzle_reveal": "80", "solution": "80"}]}`,
    ],
    ['four thousand million spends', Uint8Array.of(0xff, 0xff, 0xff, 0xff, 1, 2, 3)],
  ])('answers %s with one error line', (_, input) => {
    const { lines, failed } = inspect(input)
    expect(failed).toBe(true)
    expect(lines).toEqual([
      { file: 'a.bundle', error: { code: expect.any(String), message: expect.any(String) } },
    ])
  })

  it('reads the node’s JSON, wrapped or bare, with amounts beyond 2^53', () => {
    const spend = `{"coin": {"parent_coin_info": "0x${'11'.repeat(32)}", "puzzle_hash": "0x${'22'.repeat(32)}", "amount": 18375000000000000000}, "puzzle_reveal": "0x01", "solution": "0x80"}`
    for (const text of [
      `[${spend}]`,
      `{"coin_spends": [${spend}], "aggregated_signature": "0xc0"}`,
      `{"spend_bundle": {"coin_spends": [${spend}]}}`,
      `\uFEFF {"block_spends": [${spend}], "success": true}`,
    ]) {
      expect(inspect(text)).toEqual({ lines: [], failed: false })
    }
  })
})

describe('failure', () => {
  it('says what is wrong with the file in words, without repeating its path', () => {
    const missing = Object.assign(new Error("ENOENT: no such file, open '/home/me/a'"), { code: 'ENOENT' })
    expect(failure('a', missing)).toEqual({
      file: 'a',
      error: { code: 'not-found', message: 'There is no such file' },
    })
  })
})
