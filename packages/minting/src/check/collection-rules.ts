import { suggestedCollectionId } from '../drop/suggested-collection-id.js'
import { lengthOf, tidy } from './alike.js'
import { onDrop, rule } from './rule.js'
import { faultOfUri } from './uri-fault.js'

const MAX_NAME = 300
const MAX_ID = 500
/** Which of a collection's addresses are looked at. */
const LINKS = ['icon', 'banner', 'website'] as const

/** The collection, who makes it, what share goes back to them, and under which license. */
export const COLLECTION_RULES = [
  rule({
    id: 'collection-id-missing',
    severity: 'stops',
    find: ({ drop }) => onDrop(tidy(drop.collection.id) === ''),
    fix: ({ drop }) => ({ ...drop, collection: { ...drop.collection, id: suggestedCollectionId(drop) } }),
  }),
  rule({
    id: 'collection-id-too-long',
    severity: 'stops',
    find: ({ drop: { collection } }) =>
      onDrop(collection.id.length > MAX_ID, { length: collection.id.length, limit: MAX_ID }),
    fix: ({ drop }) => ({ ...drop, collection: { ...drop.collection, id: suggestedCollectionId(drop) } }),
  }),
  rule({
    id: 'collection-id-taken',
    severity: 'stops',
    find: ({ drop: { collection }, world }) =>
      onDrop(world.takenCollectionIds.has(collection.id), { id: collection.id }),
  }),
  rule({
    id: 'collection-name-missing',
    severity: 'stops',
    find: ({ drop: { collection } }) => onDrop(tidy(collection.name) === ''),
  }),
  rule({
    id: 'collection-name-too-long',
    severity: 'stops',
    find: ({ drop: { collection } }) =>
      onDrop(lengthOf(collection.name) > MAX_NAME, { length: lengthOf(collection.name), limit: MAX_NAME }),
    fix: ({ drop }) => ({
      ...drop,
      collection: { ...drop.collection, name: [...drop.collection.name].slice(0, MAX_NAME).join('') },
    }),
  }),
  rule({
    id: 'collection-description-missing',
    severity: 'warns',
    find: ({ drop: { collection } }) => onDrop(tidy(collection.description) === ''),
  }),
  rule({
    id: 'collection-icon-missing',
    severity: 'warns',
    find: ({ drop: { collection } }) => onDrop(collection.icon === undefined),
  }),
  rule({
    id: 'collection-banner-missing',
    severity: 'warns',
    find: ({ drop: { collection } }) => onDrop(collection.banner === undefined),
  }),
  rule({
    id: 'collection-link-faulty',
    severity: 'stops',
    find: ({ drop: { collection, network } }) =>
      LINKS.flatMap((link) => {
        const uri = collection[link]
        const fault = uri === undefined ? undefined : faultOfUri(uri, network)
        return onDrop(fault !== undefined, { link, uri: (uri ?? '').slice(0, 200), fault: fault ?? '' })
      }),
  }),
  rule({
    id: 'did-missing',
    severity: 'stops',
    find: ({ drop }) => onDrop(drop.didId === undefined),
    // A wallet with one DID leaves no choice.
    fix: ({ drop, world }) => {
      const [only, ...others] = world.ownedDids ?? []
      return only !== undefined && others.length === 0 ? { ...drop, didId: only } : drop
    },
  }),
  rule({
    id: 'did-not-owned',
    severity: 'stops',
    find: ({ drop: { didId }, world }) =>
      onDrop(didId !== undefined && world.ownedDids?.has(didId) === false, { did: didId ?? '' }),
  }),
  rule({
    id: 'license-missing',
    severity: 'warns',
    find: ({ drop: { license } }) => onDrop(license === undefined || license.uris.length === 0),
  }),
  rule({
    id: 'license-without-hash',
    severity: 'stops',
    find: ({ drop: { license } }) =>
      onDrop(license !== undefined && license.uris.length > 0 && license.hash === undefined),
    fix: ({ drop, world }) =>
      drop.license && world.license
        ? { ...drop, license: { ...drop.license, hash: world.license.hash } }
        : drop,
  }),
  rule({
    id: 'license-hash-differs',
    severity: 'stops',
    find: ({ drop: { license }, world }) =>
      onDrop(
        license?.hash !== undefined && world.license !== undefined && world.license.hash !== license.hash,
        { hash: license?.hash ?? '', found: world.license?.hash ?? '' },
      ),
    fix: ({ drop, world }) =>
      drop.license && world.license
        ? { ...drop, license: { ...drop.license, hash: world.license.hash } }
        : drop,
  }),
  rule({
    id: 'license-is-a-page',
    severity: 'stops',
    // A page changes with every visit of its server, and its hash with it.
    find: ({ world: { license } }) => onDrop(license?.mediaType === 'text/html'),
  }),
] as const
