import { describe, expect, it } from 'vitest'
import { inspectRarity, RarityFileError } from './rarity.js'

describe('inspectRarity', () => {
  it('prints rank and score of each item, rarest first', () => {
    const items = ['cap', 'cap', 'top', 'cap'].map((value, id) => ({
      id: `n${id}`,
      attributes: [{ trait_type: 'Hat', value }],
    }))
    const lines = inspectRarity(JSON.stringify(items))
    // Hat: 3 of 4 and 1 of 4; all have one trait. 2 bits against an entropy of 0.8113 bits.
    const entropy = 0.25 * 2 - 0.75 * Math.log2(0.75)
    expect(lines).toEqual([
      { id: 'n2', rank: 1, score: expect.closeTo(2 / entropy, 9) },
      ...['n0', 'n1', 'n3'].map((id) => ({
        id,
        rank: 2,
        score: expect.closeTo(-Math.log2(0.75) / entropy, 9),
      })),
    ])
  })

  it('takes numbers and truth values as text, and items without traits', () => {
    const text = '[{"id": 1, "attributes": [{"trait_type": "Level", "value": 3}]}, {"id": "2"}, {"id": true}]'
    expect(inspectRarity(text).map((line) => 'id' in line && line.id)).toEqual(['1', '2', 'true'])
    expect(inspectRarity('[]')).toEqual([])
  })

  it.each([
    ['', 'not-json'],
    ['[{', 'not-json'],
    ['{"items": []}', 'not-items'],
    ['[1]', 'not-items'],
    ['[{"attributes": []}]', 'not-items'],
    ['[{"id": "a", "attributes": {"hat": "cap"}}]', 'not-items'],
    ['[{"id": "a", "attributes": [{"trait_type": "hat"}]}]', 'not-items'],
    ['[{"id": "a", "attributes": [null]}]', 'not-items'],
  ])('refuses %s', (text, code) => {
    expect(() => inspectRarity(text)).toThrow(RarityFileError)
    expect(() => inspectRarity(text)).toThrow(expect.objectContaining({ code }))
  })
})
