import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { advance, type BlockLink } from './local-chain.js'

function chain(from: number, names: readonly string[], parent = `root${from - 1}`): BlockLink[] {
  return names.map((hash, i) => ({
    height: from + i,
    hash,
    previousHash: i === 0 ? parent : (names[i - 1] ?? ''),
  }))
}

describe('advance', () => {
  const local = chain(10, ['a', 'b', 'c', 'd'])

  it('names each case', () => {
    expect(advance([], { height: 5, hash: 'x', previousHash: 'w' })).toEqual({ kind: 'next' })
    expect(advance(local, { height: 13, hash: 'd', previousHash: 'c' })).toEqual({ kind: 'same' })
    expect(advance(local, { height: 11, hash: 'b', previousHash: 'a' })).toEqual({ kind: 'same' })
    expect(advance(local, { height: 14, hash: 'e', previousHash: 'd' })).toEqual({ kind: 'next' })
    expect(advance(local, { height: 20, hash: 'z', previousHash: 'y' })).toEqual({ kind: 'gap', from: 14 })
    expect(advance(local, { height: 14, hash: 'e2', previousHash: 'd2' })).toEqual({
      kind: 'needParent',
      height: 13,
    })
    expect(advance(local, { height: 12, hash: 'c2', previousHash: 'b' })).toEqual({
      kind: 'reorg',
      to: 11,
      dropped: local.slice(2),
    })
    expect(advance(local, { height: 9, hash: 'q', previousHash: 'p' })).toEqual({ kind: 'tooDeep' })
    expect(advance(local, { height: 11, hash: 'b2', previousHash: 'a2' })).toEqual({ kind: 'tooDeep' })
  })

  it('obeyed step by step, ends at any other branch that shares a block with ours', () => {
    const shape = fc.record({
      shared: fc.integer({ min: 1, max: 20 }),
      own: fc.integer({ min: 0, max: 12 }),
      other: fc.integer({ min: 1, max: 12 }),
    })
    fc.assert(
      fc.property(shape, ({ shared, own, other }) => {
        const trunk = chain(1, names('t', shared))
        const fork = trunk[trunk.length - 1]?.hash ?? ''
        const ours = [...trunk, ...chain(shared + 1, names('o', own), fork)]
        const theirs = [...trunk, ...chain(shared + 1, names('x', other), fork)]
        expect(followTo(ours, theirs)).toEqual(theirs.length >= ours.length || own > 0 ? theirs : ours)
      }),
    )
  })
})

function names(letter: string, count: number): string[] {
  return Array.from({ length: count }, (_, i) => `${letter}${i}`)
}

/** What a follower does with the answers, without any IO. */
function followTo(start: readonly BlockLink[], target: readonly BlockLink[]): BlockLink[] {
  let local = [...start]
  let pending: BlockLink[] = [target[target.length - 1] as BlockLink]
  for (let steps = 0; steps < 200; steps++) {
    const incoming = pending[0]
    if (!incoming) return local
    const decision = advance(local, incoming)
    if (decision.kind === 'same') pending = pending.slice(1)
    else if (decision.kind === 'next') {
      local.push(incoming)
      pending = pending.slice(1)
    } else if (decision.kind === 'reorg') local = local.filter((block) => block.height <= decision.to)
    else if (decision.kind === 'needParent' || decision.kind === 'gap') {
      const height = decision.kind === 'gap' ? decision.from : decision.height
      pending = [target.find((block) => block.height === height) as BlockLink, ...pending]
    } else throw new Error('too deep')
  }
  throw new Error('did not end')
}
