import type { Drop } from '../drop/drop.js'
import type { Scene } from './scene.js'

/** `stops`: minted so, it could never be put right. `warns`: it can be meant. */
export type Severity = 'stops' | 'warns'

/** Where a rule found something, and the figures and words that tell of it; sentences are the reader's own. */
export interface Spot {
  /** Index of the piece; nothing where it is about the drop as a whole. */
  readonly piece: number | undefined
  readonly facts: Facts
}

export type Facts = Readonly<Record<string, string | number | bigint>>

/** One thing that can be wrong with a drop. */
export interface Rule<Id extends string = string> {
  readonly id: Id
  readonly severity: Severity
  readonly find: (scene: Scene) => Iterable<Spot>
  /** The drop with what was found put right, where there is one way to do so; it touches nothing else. */
  readonly fix?: (scene: Scene, spots: readonly Spot[]) => Drop
}

export function rule<const Id extends string>(one: Rule<Id>): Rule<Id> {
  return one
}

/** What is wrong with the drop as a whole, if it is. */
export function onDrop(isWrong: boolean, facts: Facts = {}): Spot[] {
  return isWrong ? [{ piece: undefined, facts }] : []
}
