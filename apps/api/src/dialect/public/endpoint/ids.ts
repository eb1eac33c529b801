import {
  type DidId,
  type LauncherId,
  type PuzzleHash,
  parseAddress,
  parseCollectionId,
  parseDid,
  parseNftId,
} from '@chiaroscuro/domain/id'
import { NotFoundError } from '../../../endpoint/endpoint.js'

// Ids of a path, in either form. Each throws `NotFoundError` with the field's sentence where it can be none.

export function launcherIdOf(text: string): LauncherId {
  return known(parseNftId(text), 'NFT')
}

export function puzzleHashOf(text: string): PuzzleHash {
  return known(parseAddress(text), 'address')
}

export function didIdOf(text: string): DidId {
  return known(parseDid(text), 'profile')
}

export function collectionIdOf(text: string): string {
  return known(parseCollectionId(text), 'collection')
}

/** What was looked for. Throws `NotFoundError` where nothing was found. */
export function known<T>(found: T | undefined, thing: string): T {
  if (found === undefined) throw new NotFoundError(`Unknown ${thing}.`)
  return found
}
