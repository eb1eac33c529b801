import { describe, expect, it } from 'vitest'
import { chip0002Spending } from './spending.js'
import { WalletFault } from './wallet-fault.js'

const hex = (digit: string) => digit.repeat(64)
const coin = { parent_coin_info: `0x${hex('A')}`, puzzle_hash: hex('b'), amount: 5 }
const proof = { parentName: hex('c'), innerPuzzleHash: `0x${hex('d')}`, amount: '7' }
const door = { id: '', href: null, close() {} }
const answering = (said: unknown) => chip0002Spending({ tell: async () => said, ask: async () => said })
const failing = (code: ConstructorParameters<typeof WalletFault>[0]) => {
  const fail = () => Promise.reject(new WalletFault(code, ''))
  return chip0002Spending({ tell: fail, ask: fail })
}

describe('coins that a wallet lists', () => {
  it('are read as wallets write them', async () => {
    const said = [{ coin, puzzle: '0xFF', lineageProof: proof }]
    expect(await answering(said).coins('cat', hex('e'))).toEqual([
      {
        coin: { parent_coin_info: hex('a'), puzzle_hash: hex('b'), amount: 5 },
        puzzle: 'ff',
        lineage: { parent: hex('c'), inner: hex('d'), amount: '7' },
      },
    ])
  })

  it('are left out where they are locked, or cannot be read', async () => {
    const odd = [{ ...coin, amount: -1 }, { ...coin, amount: 1.5 }, { ...coin, puzzle_hash: 'b' }, null]
    const said = [
      { coin, puzzle: 'ff', locked: true },
      { coin, puzzle: 'f'.repeat(200_001) },
      ...odd.map((one) => ({ coin: one, puzzle: 'ff' })),
      7,
    ]
    expect(await answering(said).coins('xch')).toEqual([])
    await expect(answering('all of them').coins('xch')).rejects.toMatchObject({ code: 'unreadable' })
  })

  it('are asked for page by page, and not without end', async () => {
    let asked = 0
    const { coins } = chip0002Spending({
      tell: async () => (asked++ < 100 ? Array(500).fill({ coin, puzzle: 'ff' }) : []),
      ask: async () => '',
    })
    expect(await coins('xch')).toHaveLength(4000)
  })
})

describe('what is signed', () => {
  it('is a signature and nothing else', async () => {
    expect(await answering(`0x${'AB'.repeat(96)}`).sign(door, [])).toBe('ab'.repeat(96))
    for (const said of ['', 'ab', null, { signature: 'ab'.repeat(96) }])
      await expect(answering(said).sign(door, [])).rejects.toMatchObject({ code: 'unreadable' })
  })

  it('is taken by the network, or not; a wallet that is gone says neither', async () => {
    expect(await answering([{ status: 1 }]).send([], '')).toBe('taken')
    for (const status of [2, 3, '1']) expect(await answering([{ status }]).send([], '')).toBe('refused')
    expect(await failing('refused').send([], '')).toBe('refused')
    await expect(failing('unreachable').send([], '')).rejects.toMatchObject({ code: 'unreachable' })
  })
})
