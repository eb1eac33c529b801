import { asHex32, formatAddress } from '@chiaroscuro/domain/id'
import { describe, expect, it } from 'vitest'
import { ownersOfDrop, withoutTargets, withTargets } from './owners.js'
import { sampleDrop } from './sample-drop.test-support.js'

const other = formatAddress(asHex32('33'.repeat(32)), 'txch')
const base64 = (text: string) => Buffer.from(text).toString('base64')

describe('first owners', () => {
  const drop = sampleDrop(4)

  it('are as a sheet says, and one owner’s again', () => {
    const sheet = base64(`address,count\n${other},2\n${drop.owner.toUpperCase()},1\n${other},5\n`)
    const given = withTargets(drop, { sheet })
    expect(given.assigned).toBe(4)
    expect(given.faults.map(({ code, detail }) => [code, detail])).toEqual([
      ['address-twice', other],
      ['too-many', '4'],
    ])
    expect(ownersOfDrop(given.drop)).toEqual({
      ...{ kept: 1, given: 3, addresses: 1 },
      most: [{ address: other, count: 3 }],
    })
    expect(withoutTargets(given.drop).pieces).toEqual(drop.pieces)
    expect(withoutTargets(drop)).toBe(drop)
  })

  it('stay where a sheet says nothing', () => {
    const { drop: same, assigned } = withTargets(drop, { sheet: base64('what\nis this') })
    expect([same === drop, assigned]).toEqual([true, 0])
  })
})
