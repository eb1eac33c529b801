import { expect, it } from 'vitest'
import type { OpenOffer } from '../seed/journal.js'
import { leftToVisitors } from './left-to-visitors.js'

const offer = (launcherId: string, amount: string, more: Partial<OpenOffer> = {}): OpenOffer => ({
  kind: 'sell',
  launcherId,
  maker: `maker of ${launcherId}`,
  amount,
  tokenId: null,
  coins: [],
  text: null,
  id: launcherId,
  ...more,
})
const ownerOf = (launcherId: string) => (launcherId === 'sold' ? 'a visitor' : `maker of ${launcherId}`)

it('are the cheapest for sale in XCH, by number and not by text', () => {
  const offers = [offer('dear', '1000'), offer('cheap', '9'), offer('middle', '70')]
  expect(leftToVisitors(offers, ownerOf, 2)).toEqual(new Set(['cheap', 'middle']))
  expect(leftToVisitors(offers, ownerOf, 9)).toEqual(new Set(['cheap', 'middle', 'dear']))
})

it('are none of those sold in tokens, bid for, or sold already', () => {
  const offers = [
    offer('in tokens', '1', { tokenId: 'a1' }),
    offer('bid for', '2', { kind: 'bid' }),
    offer('several', '3', { kind: 'lot' }),
    offer('sold', '4'),
    offer('there', '5'),
  ]
  expect(leftToVisitors(offers, ownerOf, 3)).toEqual(new Set(['there']))
})
