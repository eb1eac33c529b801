import { rankByOpenRarity } from '@chiaroscuro/domain/ranking'
import { ranksOf } from '@chiaroscuro/minting/drop'
import { describe, expect, it } from 'vitest'
import { rarityView } from './rarity-view.js'
import { sampleDrop } from './sample-drop.test-support.js'

/** Pieces with these skies, one each; nothing where one has none. */
const drawn = (...skies: (string | undefined)[]) =>
  sampleDrop(skies.length).pieces.map((piece, at) => {
    const value = skies[at]
    return { ...piece, attributes: value === undefined ? [] : [{ traitType: 'Sky', value }] }
  })

describe('the rarity of pieces that are not minted yet', () => {
  it('is what the marketplace ranks them by, in its words', () => {
    const pieces = drawn('Dusk', 'dusk ', 'DUSK', 'Rain', 'Storm', undefined)
    const items = pieces.map(({ attributes }, at) => ({ id: String(at), attributes }))
    const site = new Map(rankByOpenRarity(items).map(({ id, rank }) => [id, rank]))
    expect(ranksOf(pieces)).toEqual(pieces.map((_, at) => site.get(String(at))))
    const { traits, bins, ...rest } = rarityView(pieces)
    expect(rest).toEqual({ pieces: 6, ranks: new Set(site.values()).size })
    expect(traits.find(({ name }) => name === 'sky')).toEqual({
      ...{ name: 'sky', without: 1, more: 0 },
      values: [
        { value: 'rain', count: 1 },
        { value: 'storm', count: 1 },
        { value: 'dusk', count: 3 },
      ],
    })
    // How many traits a piece has is a trait, and has no name of its own.
    expect(traits.filter(({ name }) => name === undefined)).toHaveLength(1)
    expect(bins.reduce((sum, { count }) => sum + count, 0)).toBe(6)
    expect(bins.at(-1)?.count).toBeGreaterThan(0)
  })

  it('has one step where nothing tells pieces apart, and none where there are none', () => {
    expect(rarityView(drawn('Dusk', 'Dusk', 'Dusk'))).toMatchObject({ ranks: 1, bins: [{ count: 3 }] })
    expect(rarityView([])).toEqual({ pieces: 0, ranks: 0, bins: [], traits: [] })
  })

  it('says how many values it leaves out', () => {
    const many = drawn(...Array.from({ length: 130 }, (_, at) => `Sky ${at}`))
    const [sky] = rarityView(many).traits.filter(({ name }) => name === 'sky')
    expect([sky?.values.length, sky?.more]).toEqual([50, 80])
  })
})
