import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { soundPiece } from '../check/sound-drop.test-support.js'
import { assignTargets } from './assign-targets.js'
import { readTargets } from './read-targets.js'

const bytes = (text: string) => new TextEncoder().encode(text)
const pieces = Array.from({ length: 5 }, (_, at) => soundPiece(at, 5))
const ownersOf = (text: string, order?: Parameters<typeof assignTargets>[2]) => {
  const { pieces: given, faults } = assignTargets(pieces, readTargets(bytes(text)), order)
  return {
    to: given.map(({ to }) => to),
    faults: faults.map(({ line, code, detail }) => [line, code, detail]),
  }
}

describe('a list of pieces and addresses', () => {
  it.each([
    ['by number', 'no,address\n2,xch1b\n#1,xch1a\n'],
    ['by name, with a mark and semicolons', '\ufeffName;To\nHARBOUR 2;xch1b\nHarbour 1;xch1a\n'],
    ['by file', 'file\towner address\n2.png\txch1b\n1.PNG\txch1a\n'],
    ['without a head', '2,xch1b\n1,xch1a\n'],
  ])('is read %s', (_, text) => {
    expect(ownersOf(text)).toEqual({ to: ['xch1a', 'xch1b', undefined, undefined, undefined], faults: [] })
  })

  it('says what it cannot do, and does the rest', () => {
    expect(ownersOf('piece,address\n1,xch1a\n1,xch1b\n9,xch1c\nHarbour 3,\nHarbour 4,xch1d')).toEqual({
      to: ['xch1a', undefined, undefined, 'xch1d', undefined],
      faults: [
        [3, 'piece-twice', '1'],
        [4, 'piece-unknown', '9'],
        [5, 'no-address', ''],
      ],
    })
    expect(ownersOf('name,colour\nHarbour 1,red').faults).toEqual([[1, 'no-addresses', '']])
    expect(ownersOf('').faults).toEqual([[1, 'no-addresses', '']])
  })
})

describe('a snapshot of holders', () => {
  it('gives each as many as it has, in order', () => {
    expect(ownersOf('address,count\nxch1a,2\nxch1b,0\nxch1c,1\n')).toEqual({
      to: ['xch1a', 'xch1a', 'xch1c', undefined, undefined],
      faults: [],
    })
    expect(ownersOf('xch1a\nxch1b\n').to).toEqual(['xch1a', 'xch1b', undefined, undefined, undefined])
  })

  it('flags who stands there twice, what is no number, and what there is not', () => {
    expect(ownersOf('wallet;amount\nxch1a;1\nxch1a;1\nxch1b;many\nxch1c;7')).toEqual({
      to: ['xch1a', 'xch1a', 'xch1c', 'xch1c', 'xch1c'],
      faults: [
        [3, 'address-twice', 'xch1a'],
        [4, 'not-a-count', 'many'],
        [5, 'too-many', '4'],
      ],
    })
  })

  it('gives everybody as many in any order, and the same ones for one seed', () => {
    const holders = fc.array(fc.nat({ max: 3 }), { maxLength: 6 })
    fc.assert(
      fc.property(holders, fc.nat(), (counts, seed) => {
        const sheet = `address,count\n${counts.map((count, at) => `xch1${at},${count}`).join('\n')}`
        const [once, again] = [0, 1].map(() => ownersOf(sheet, { kind: 'shuffled', seed }))
        expect(once).toEqual(again)
        const left = [...ownersOf(sheet).to].sort()
        expect([...(once?.to ?? [])].sort()).toEqual(left)
      }),
    )
    const orders = [1, 2, 3, 4].map((seed) =>
      ownersOf('xch1a\nxch1b\nxch1c\nxch1d\nxch1e', { kind: 'shuffled', seed }).to.join(),
    )
    expect(new Set(orders).size).toBeGreaterThan(1)
  })

  it('is read whatever it holds', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (noise) => {
        const { assigned } = assignTargets(pieces, readTargets(noise))
        expect(assigned).toBeLessThanOrEqual(pieces.length)
      }),
    )
  })
})
