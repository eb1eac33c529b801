// @vitest-environment node
import { describe, expect, it } from 'vitest'
import routes from '../routes.js'
import { PathKinds } from './path-kinds.js'

const NFT = `/nfts/nft1${'q'.repeat(58)}`
const OTHER = `/nfts/nft1${'p'.repeat(58)}`

function withPaths(first: string, ...paths: string[]): PathKinds {
  const kinds = new PathKinds(first)
  for (const path of paths) kinds.add(path)
  return kinds
}

describe('PathKinds', () => {
  it('keeps the first path of each kind', () => {
    const kinds = withPaths(NFT, OTHER, '/nfts/create', '/nfts', `${NFT}/events/1`, `${OTHER}/events/12`)
    expect([...kinds.keys()]).toEqual([NFT, '/nfts/create', '/nfts', `${NFT}/events/1`])
    expect([...kinds.values()]).toEqual([...kinds.keys()])
    expect(kinds.size).toBe(4)
  })

  it('has every path of a kind that is there, and none of it once one was taken away', () => {
    const kinds = withPaths(NFT)
    expect([kinds.has(OTHER), kinds.has('/nfts'), kinds.has(`${NFT}/events/1`)]).toEqual([true, false, false])
    kinds.delete(OTHER)
    expect(kinds.has(NFT)).toBe(false)
  })

  it('tells every page of the site apart from the others, whatever words it is called by', () => {
    const paths = routes.map(({ path = '' }) => `/${path.replace(/:\w+|\*/g, '1')}`)
    // Two routes of one shape are told apart by nobody: anything, and a username.
    const shapes = new Set(paths)
    expect(withPaths('/', ...paths).size).toBe(shapes.size)
    expect(shapes.size).toBeGreaterThan(80)
  })
})
