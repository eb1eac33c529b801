import { describe, expect, it } from 'vitest'
import {
  editionText,
  editPiece,
  fillColumn,
  numberSeries,
  replaceText,
  termsOf,
  traitsOf,
  withTerms,
} from './drop-edit.js'
import { sampleDrop } from './sample-drop.test-support.js'

describe('a drop that is edited', () => {
  const drop = sampleDrop(3)

  it('changes one field of one piece, and stays itself where nothing changes', () => {
    const named = editPiece(drop, 1, { kind: 'name' }, 'Second')
    expect(named.pieces.map(({ name }) => name)).toEqual(['Piece 1', 'Second', 'Piece 3'])
    expect(named.pieces[0]).toBe(drop.pieces[0])
    expect(editPiece(drop, 1, { kind: 'name' }, 'Piece 2')).toBe(drop)
    expect(editPiece(drop, 7, { kind: 'name' }, 'nobody')).toBe(drop)
  })

  it('takes an empty cell for nothing where nothing is a value of its own', () => {
    expect(editPiece(drop, 0, { kind: 'to' }, '  ')).toBe(drop)
    expect(editPiece(drop, 0, { kind: 'file' }, '').pieces[0]?.file).toBeUndefined()
    expect(editPiece(drop, 0, { kind: 'description' }, '').pieces[0]?.description).toBe('')
  })

  it('adds, changes and removes a trait', () => {
    const trait = (name: string) => ({ kind: 'trait' as const, name })
    const added = editPiece(drop, 0, trait('Moon'), 'Full')
    expect(traitsOf(added)).toEqual(['Sky', 'Moon'])
    expect(editPiece(added, 0, trait('Moon'), 'New').pieces[0]?.attributes[1]?.value).toBe('New')
    expect(editPiece(added, 0, trait('Moon'), '')).toEqual(drop)
    expect(editPiece(drop, 0, trait('Moon'), '')).toBe(drop)
  })

  it('replaces text as it is written, with what looks like a pattern taken for text', () => {
    const { drop: after, changed } = replaceText(drop, 'Piece', '$&')
    expect(changed).toBe(3)
    expect(after.pieces[0]?.name).toBe('$& 1')
    const dusk = replaceText(drop, 'Dusk', 'Dawn')
    expect(dusk.drop.pieces[0]?.attributes[0]?.value).toBe('Dawn')
    expect(replaceText(drop, 'nowhere', '')).toEqual({ drop, changed: 0 })
  })

  it('numbers a series once', () => {
    const numbered = numberSeries(drop)
    expect(numbered.pieces.map(({ seriesNumber, seriesTotal }) => [seriesNumber, seriesTotal])).toEqual([
      [1, 3],
      [2, 3],
      [3, 3],
    ])
    expect(numberSeries(numbered)).toBe(numbered)
  })

  it('keeps the terms that are not named, and amounts to the mojo', () => {
    const after = withTerms(
      drop,
      { name: 'Other', feeCeiling: '18446744073709551615', owner: undefined },
      undefined,
    )
    expect(after.fee.ceiling).toBe(2n ** 64n - 1n)
    expect(after.owner).toBe(drop.owner)
    expect(termsOf(after, 'CC0-1.0')).toMatchObject({ name: 'Other', license: 'CC0-1.0', feeStart: '10' })
    expect(withTerms(drop, { website: ' ' }, undefined).collection.website).toBeUndefined()
  })
})

describe('a column', () => {
  const drop = sampleDrop(3)

  it('is filled at once, numbers in it counted', () => {
    const named = fillColumn(drop, { kind: 'name' }, 'Lamp {n}$&')
    expect(named.pieces.map(({ name }) => name)).toEqual(['Lamp 1$&', 'Lamp 2$&', 'Lamp 3$&'])
    expect(fillColumn(named, { kind: 'name' }, 'Lamp {n}$&')).toBe(named)
    const priced = fillColumn(drop, { kind: 'price' }, ' 1.5 ')
    expect(priced.pieces.map(({ price }) => price)).toEqual(['1.5', '1.5', '1.5'])
    expect(fillColumn(priced, { kind: 'price' }, '').pieces[0]?.price).toBeUndefined()
  })

  it('of editions takes what is one', () => {
    const numbered = fillColumn(drop, { kind: 'edition' }, '{n}/3')
    expect(numbered.pieces.map((piece) => editionText(piece))).toEqual(['1 / 3', '2 / 3', '3 / 3'])
    for (const nonsense of ['x', '0', '1/0', '1/2/3'])
      expect(fillColumn(numbered, { kind: 'edition' }, nonsense)).toBe(numbered)
    expect(fillColumn(numbered, { kind: 'edition' }, ' ').pieces).toEqual(drop.pieces)
  })
})
