import { z } from 'zod'
import { id, paging, whole } from '../parameter.js'
import { collection } from '../schema/collection.js'
import { page, profile } from '../schema/common.js'
import { nftEvent } from '../schema/event.js'
import { garden } from '../schema/place.js'
import { wireOperation } from '../wire-operation.js'
import { eventTypes } from './event.js'

const group = 'Gardens'
const path = { slug: id() }

export const listGardens = wireOperation({
  id: 'public-list-gardens',
  path: '/gardens/',
  input: z.object(paging),
  output: page(garden),
  group,
  summary: 'Gardens',
})

export const getGarden = wireOperation({
  id: 'public-get-garden',
  path: '/gardens/{slug}',
  input: z.object(path),
  output: garden,
  group,
  summary: 'A garden',
})

export const listGardenProfiles = wireOperation({
  id: 'public-list-garden-profiles',
  path: '/gardens/{slug}/profiles',
  input: z.object({
    ...path,
    limit: whole(1, 1000).default(100),
    offset: whole(0).default(0),
  }),
  output: z.array(profile),
  group,
  summary: 'Profiles of a garden',
})

export const listGardenCollections = wireOperation({
  id: 'public-list-garden-collections',
  path: '/gardens/{slug}/collections',
  input: z.object(path),
  output: z.array(collection),
  group,
  summary: 'Collections of a garden',
})

export const listGardenEvents = wireOperation({
  id: 'public-list-garden-events',
  path: '/gardens/{slug}/events',
  input: z.object({ ...path, type: eventTypes, ...paging }),
  output: page(nftEvent),
  group,
  summary: 'What happened in a garden, newest first',
})
