import type { z } from 'zod'
import type { IdMarks, ListedIds, listIdMarksQuery, listIdsQuery } from '../schema/listed-id.js'
import type { AddressDetail, SearchResult, Status } from '../schema/place.js'
import { operation } from './operation.js'

/** An address; one that never held anything answers with zero counts. 404 only when the id is malformed. */
export const getAddress = operation<{ address_id: string }, AddressDetail>({
  id: 'get-address',
  method: 'GET',
  path: '/v2/addresses/{address_id}',
})
/** Up to ten of each kind. Ids and hashes pasted whole are found. */
export const search = operation<{ query: string }, SearchResult>({
  id: 'search',
  method: 'GET',
  path: '/v2/search',
})
/** Every id of a kind, stretch by stretch: for whoever lists all pages there are. */
export const listIds = operation<z.input<typeof listIdsQuery>, ListedIds>({
  id: 'list-ids',
  method: 'GET',
  path: '/v2/ids',
})
/** Where the stretches of `list-ids` end and begin, so that they can be asked for in any order. */
export const listIdMarks = operation<z.input<typeof listIdMarksQuery>, IdMarks>({
  id: 'list-id-marks',
  method: 'GET',
  path: '/v2/ids/marks',
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
