import type { WireOperation } from '@chiaroscuro/contract/public'
import * as contract from '@chiaroscuro/contract/public'
import { z } from 'zod'

type AnyOperation = WireOperation<z.ZodType, z.ZodType>

function isOperation(value: unknown): value is AnyOperation {
  return typeof value === 'object' && value !== null && 'path' in value && 'output' in value
}

const exported: unknown[] = Object.values(contract)

/** Every operation of the public dialect. */
export const operations: readonly AnyOperation[] = exported.filter(isOperation)

const parameters = z.object({ properties: z.record(z.string(), z.record(z.string(), z.unknown())) })

/** An operation's parameters as JSON Schema, by name, each with whether it has to be given. */
export function parametersOf({ input }: AnyOperation) {
  const { properties } = parameters.parse(z.toJSONSchema(input, { io: 'output', unrepresentable: 'any' }))
  return new Map(
    Object.entries(properties).map(([name, schema]) => [name, { schema, required: isNeeded(input, name) }]),
  )
}

function isNeeded(input: z.ZodType, name: string): boolean {
  const faults = input.safeParse({}).error?.issues ?? []
  return faults.some(({ path }) => path[0] === name)
}
