import type { Page } from '../schema/common.js'
import type { AddressDetail, MintBatch, ProfileDetail, SearchResult, Status } from '../schema/place.js'
import { operation } from './operation.js'

/** An address; one that never held anything answers with zero counts. 404 only when the id is malformed. */
export const getAddress = operation<{ address_id: string }, AddressDetail>({
  id: 'get-address',
  method: 'GET',
  path: '/v2/addresses/{address_id}',
})
/** A DID that the index has seen. 404 for any other. */
export const getProfile = operation<{ profile_id: string }, ProfileDetail>({
  id: 'get-profile',
  method: 'GET',
  path: '/v2/profiles/{profile_id}',
})
/** Mint batches, newest first. */
export const listMints = operation<{ page?: string; size?: number }, Page<MintBatch>>({
  id: 'list-mints',
  method: 'GET',
  path: '/v2/mints',
})
/** Up to ten of each kind. Ids and hashes pasted whole are found. */
export const search = operation<{ query: string }, SearchResult>({
  id: 'search',
  method: 'GET',
  path: '/v2/search',
})
export const getStatus = operation<Record<string, never>, Status>({
  id: 'get-status',
  method: 'GET',
  path: '/v2/status',
})

/**
 * Server-sent events: every message is a `StreamMessage` as JSON under the event name `message`; numbered ones carry
 * their number as the event's id. The query is `streamQuery`.
 */
export const streamPath = '/v2/stream'
