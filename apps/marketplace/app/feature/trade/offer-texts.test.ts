import { describe, expect, it } from 'vitest'
import { offerTexts } from './offer-texts.js'

describe('texts of offers', () => {
  it('are asked for once, also while the first answer is on its way', async () => {
    const asked: string[] = []
    const textOf = offerTexts(async (id) => {
      asked.push(id)
      return `offer1${id}`
    })
    expect(await Promise.all([textOf('a'), textOf('a'), textOf('b')])).toEqual([
      'offer1a',
      'offer1a',
      'offer1b',
    ])
    expect(await textOf('a')).toBe('offer1a')
    expect(asked).toEqual(['a', 'b'])
  })

  it('are asked for again after a failure', async () => {
    let times = 0
    const textOf = offerTexts(async () => {
      if (times++ === 0) throw new Error('the API is away')
      return 'offer1'
    })
    await expect(textOf('a')).rejects.toThrow('away')
    expect(await textOf('a')).toBe('offer1')
  })
})
