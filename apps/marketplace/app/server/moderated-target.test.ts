import { asHex32, formatDid } from '@chiaroscuro/domain/id'
import { describe, expect, it } from 'vitest'
import { readTarget } from './moderated-target.server.js'

const NFT = 'nft1quyg8dwm8cff4vqkhcvckx3sk0zl0pt2gh0p2zjr5rkl4p68rd2s7wv8zz'
const DID = formatDid(asHex32('ab'.repeat(32)))
const OFFER = 'Bo5cQzgCQ7dDBZm4xkyEFbVYYB2o3YnoD1dHKW2hr9Jv'

describe('what is to be moderated', () => {
  it.each([
    [`https://site.test/nfts/${NFT}?tab=x`, 'nft', NFT],
    [`/nfts/${NFT}/events/3`, 'nft', NFT],
    ['https://site.test/collections/col1abc', 'collection', 'col1abc'],
    [` /offers/${OFFER} `, 'offer', OFFER],
    [OFFER, 'offer', OFFER],
    ['ab'.repeat(32), 'nft', 'ab'.repeat(32)],
    [DID, 'profile', DID],
    [`https://site.test/profile/${DID}?tab=owned`, 'profile', DID],
    ['https://site.test/mira', 'profile', 'mira'],
    ['https://site.test/%E6%9E%97%E9%BB%9B?tab=owned', 'profile', '林黛'],
  ])('is read from %s', (text, kind, target) => {
    expect(readTarget(text)).toEqual({ kind, target })
  })

  it.each([
    '',
    'Tidelines',
    'did:chia:1abc',
    'https://site.test/',
    '/mira',
    '/nfts/',
    '/nfts',
    'nfts/../collections',
  ])('is nothing in %j', (text) => {
    expect(readTarget(text)).toBeUndefined()
  })
})
