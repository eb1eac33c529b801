import type { Access, Operation } from '@chiaroscuro/contract/operation'
import type { WireOperation } from '@chiaroscuro/contract/public'
import { z } from 'zod'
import type { Endpoint } from '../endpoint/endpoint.js'

/** The API's languages, in the order a reader should meet them. */
export type Language = 'own' | 'field' | 'dexie'

/** An operation with everything that documents say of it. */
export interface Documented {
  readonly language: Language
  readonly id: string
  readonly method: 'GET' | 'POST'
  readonly path: string
  /** The input that is sent as JSON. */
  readonly body: string | undefined
  readonly access: Access | undefined
  readonly input: z.ZodType
  readonly output: z.ZodType
  /** Of the answer. */
  readonly mediaType: string
  readonly group: string
  readonly summary: string
  readonly description: string
  /** Other answers that a caller should expect, by status. */
  readonly others: Readonly<Record<number, string>>
}

/** What is said of one of our own operations, whose contract carries types alone. */
export interface Words {
  readonly group: string
  readonly summary: string
  readonly description?: string
  readonly output: z.ZodType
  /** JSON unless said. */
  readonly mediaType?: string
}

const JSON_TYPE = 'application/json'

type Wire = WireOperation<z.ZodType, z.ZodType>

/** Operations of a dialect, which say themselves what they are. */
export function wireOperations(endpoints: readonly Endpoint<never>[], language: Language): Documented[] {
  return endpoints.map(({ operation }) => {
    if (!isWire(operation)) throw new TypeError(`${operation.id} says nothing of itself`)
    const { input, output, group, summary, description, others } = operation
    const said = { input, output, group, summary, description, others }
    // Of bytes that are not ours to describe, only that they are bytes.
    const mediaType = output instanceof z.ZodUnknown ? '*/*' : JSON_TYPE
    return { language, ...factsOf(operation), ...said, mediaType }
  })
}

function isWire(operation: Operation<never, unknown>): operation is Operation<never, unknown> & Wire {
  return 'output' in operation && 'summary' in operation
}

/** Our own operations, with what is said of them elsewhere; one that nothing is said of goes by its id. */
export function ownOperations(
  endpoints: readonly Endpoint<never>[],
  words: Readonly<Record<string, Words>>,
): Documented[] {
  return endpoints.map(({ operation, input }) => {
    const said = words[operation.id] ?? { group: 'More', summary: operation.id, output: z.unknown() }
    const facts = { description: '', mediaType: JSON_TYPE, ...said }
    return { language: 'own', ...factsOf(operation), input, ...facts, others: {} }
  })
}

function factsOf({ id, method, path, body, access }: Operation<never, unknown>) {
  return { id, method, path, body, access }
}
