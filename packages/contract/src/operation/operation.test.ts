import { describe, expect, it } from 'vitest'
import * as schemas from '../schema/index.js'
import * as face from './index.js'
import type { Operation } from './operation.js'

type Facts = Pick<Operation<unknown, unknown>, 'id' | 'method' | 'path'>

function isOperation(value: unknown): value is Facts {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value
}

const faces: unknown[] = Object.values(face)
const operations = faces.filter(isOperation)

describe('operations', () => {
  it('are what the API offers, each once', () => {
    expect(operations.map(({ id }) => id).sort()).toEqual([
      'add-push-device',
      'answer-appeal',
      'ask-early-access',
      'ask-upload',
      'call-off-auction',
      'claim-profile',
      'create-auction',
      'end-letters',
      'export-address',
      'export-collection',
      'export-events',
      'finish-social',
      'get-address',
      'get-alert-preferences',
      'get-auction',
      'get-block',
      'get-coin-states',
      'get-collection',
      'get-collection-chart',
      'get-event-spends',
      'get-facets',
      'get-featured',
      'get-garden',
      'get-health',
      'get-me',
      'get-membership',
      'get-mint',
      'get-mint-fee',
      'get-mint-request',
      'get-minting',
      'get-minting-account',
      'get-minting-overview',
      'get-moderation',
      'get-nft',
      'get-nft-event',
      'get-nft-proof',
      'get-nft-rank',
      'get-nft-state',
      'get-offer',
      'get-offer-text',
      'get-portfolio',
      'get-premium',
      'get-profile',
      'get-snapshot-signer',
      'get-status',
      'get-token',
      'join-offers',
      'list-address-offers',
      'list-alerts',
      'list-api-keys',
      'list-appeals',
      'list-auctions',
      'list-collections',
      'list-duplicates',
      'list-early-access',
      'list-events',
      'list-garden-collections',
      'list-garden-profiles',
      'list-gardens',
      'list-holders',
      'list-holdings',
      'list-id-marks',
      'list-ids',
      'list-listings',
      'list-mint-nfts',
      'list-mint-requests',
      'list-mints',
      'list-moderation',
      'list-my-auctions',
      'list-my-collections',
      'list-my-restrictions',
      'list-nfts',
      'list-offers',
      'list-profile-collections',
      'list-profile-events',
      'list-profile-nfts',
      'list-profiles',
      'list-push-devices',
      'list-searches',
      'list-social-accounts',
      'list-supporters',
      'list-tokens',
      'list-wash-trades',
      'list-webhooks',
      'make-api-key',
      'make-appeal',
      'make-challenge',
      'make-social-challenge',
      'make-webhook',
      'moderate',
      'open-membership',
      'open-minting-account',
      'order-mints',
      'read-alerts',
      'remove-garden',
      'remove-push-device',
      'remove-search',
      'remove-token',
      'remove-webhook',
      'replay-webhook',
      'revoke-api-key',
      'save-alert-preferences',
      'save-garden',
      'save-search',
      'save-supporter',
      'save-token',
      'search',
      'start-social',
      'start-wallet-social',
      'submit-offer',
      'take-snapshot',
      'unlink-social',
      'unlink-wallet-social',
      'update-collection',
      'update-profile',
    ])
    expect(new Set(operations.map(({ method, path }) => `${method} ${path}`)).size).toBe(operations.length)
  })
})

describe('query schemas', () => {
  it('read numbers and flags as text, as they come in a query', () => {
    expect(
      schemas.listNftsQuery.parse({ size: '20', listed: 'true', filter: 'Moon', filter_value: ['One'] }),
    ).toEqual({
      size: 20,
      listed: true,
      filter: ['Moon'],
      filter_value: ['One'],
    })
  })

  it.each([
    { size: '0' },
    { size: '101' },
    { size: '1.5' },
    { size: '1e1' },
    { sort: 'random' },
    { listed: 'perhaps' },
    { data_type: '9' },
    { filter: Array.from({ length: 51 }, () => 'a') },
  ])('refuse %j', (query) => {
    expect(schemas.listNftsQuery.safeParse(query).success).toBe(false)
  })

  it('pass over parameters they do not know', () => {
    expect(schemas.listNftsQuery.parse({ cursor: 'x', limit: '5' })).toEqual({})
  })
})
