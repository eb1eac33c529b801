import { createHash } from 'node:crypto'
import type { Trait } from '../art/artwork.js'
import type { Collection } from './collection.js'

/** Where a collection's own pictures are. */
export interface CollectionArt {
  readonly icon: string
  readonly banner: string
}

/** A UUID fixed by a text. */
export function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** A collection's number is its own across worlds of the same seed. */
export function collectionUuid(seed: string, collection: Collection): string {
  return uuidOf(`${seed}/collection/${collection.slug}`)
}

/** The metadata file of one piece, by CHIP-0007. */
export function pieceMetadata(input: {
  seed: string
  collection: Collection
  number: number
  /** Undefined while the series is still open. */
  total: number | undefined
  title: string
  traits: readonly Trait[]
  art: CollectionArt
}): Record<string, unknown> {
  const { seed, collection, number, total, title, traits, art } = input
  return {
    format: 'CHIP-0007',
    name: title,
    description: collection.description,
    minting_tool: 'Chiaroscuro dev world',
    sensitive_content: false,
    series_number: number,
    ...(total === undefined ? {} : { series_total: total }),
    attributes: traits,
    collection: {
      id: collectionUuid(seed, collection),
      name: collection.name,
      attributes: [
        { type: 'description', value: collection.description },
        { type: 'icon', value: art.icon },
        { type: 'banner', value: art.banner },
        { type: 'artist', value: collection.artist },
        { type: 'website', value: `https://${collection.slug}.example/` },
        { type: 'twitter', value: `@${collection.slug.replaceAll('-', '_')}` },
      ],
    },
  }
}

/** The license every piece with one carries. */
export function licenseText(collection: Collection): string {
  return `${collection.name} by ${collection.artist}

The holder of this NFT may show, print and keep the work for personal use, and may
sell the NFT together with this license. Commercial reproduction needs the artist's
written permission. The artist keeps the copyright and the right to be named.

This license passes to each new holder and ends for the old one with the transfer.
`
}
