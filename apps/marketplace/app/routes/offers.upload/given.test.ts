// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { addGiven, MOST_BYTES, MOST_GIVEN, offersIn, readFiles } from './given.js'

describe('the offers in a text', () => {
  it.each([
    ['offer1abc', ['offer1abc']],
    ['\uFEFF offer1abc\r\n', ['offer1abc']],
    ['offer1abc\noffer1def\n\noffer1ghi', ['offer1abc', 'offer1def', 'offer1ghi']],
    ['Take this: offer1abc', ['Take this: offer1abc']],
    ['', ['']],
  ])('%j', (text, offers) => {
    expect(offersIn(text)).toEqual(offers)
  })
})

const file = (name: string, text: string, size = text.length) => ({ name, size, text: async () => text })

describe('files', () => {
  it('are read with their names, but for those that are too large', async () => {
    const read: string[] = []
    const huge = {
      name: 'huge.offer',
      size: MOST_BYTES + 1,
      text: async () => {
        read.push('huge')
        return ''
      },
    }
    expect(await readFiles([file('a.offer', 'offer1a\noffer1b'), huge])).toEqual([
      { name: 'a.offer', text: 'offer1a' },
      { name: 'a.offer', text: 'offer1b' },
      { name: 'huge.offer', text: '', fault: 'too-large' },
    ])
    expect(read).toEqual([])
  })

  it('that cannot be read are empty, and no more are opened than are looked at', async () => {
    let opened = 0
    const many = Array.from({ length: MOST_GIVEN + 5 }, () => ({
      name: 'x',
      size: 1,
      text: async () => {
        opened++
        throw new Error('gone')
      },
    }))
    expect(await readFiles(many)).toHaveLength(MOST_GIVEN)
    expect(opened).toBe(MOST_GIVEN)
  })
})

describe('a list of offers', () => {
  it('grows up to its limit and says what was left out', () => {
    const one = { name: null, text: 'offer1a' }
    const first = addGiven([], [one, one])
    expect(first.given.map(({ key }) => key)).toEqual([0, 1])
    const full = addGiven(
      first.given,
      Array.from({ length: MOST_GIVEN }, () => one),
    )
    expect([full.given.length, full.left, full.given.at(-1)?.key]).toEqual([MOST_GIVEN, 2, MOST_GIVEN - 1])
  })
})
