import { DEXIE_SCHEMAS } from '@chiaroscuro/contract/dexie'
import { PUBLIC_SCHEMAS } from '@chiaroscuro/contract/public'
import * as own from '@chiaroscuro/contract/schema'
import { z } from 'zod'
import type { Documented, Language } from './documented.js'

export type JsonSchema = Readonly<Record<string, unknown>>

const jsonSchema: z.ZodType<JsonSchema> = z.record(z.string(), z.unknown())

/** Schemas of every answer by operation, and what they share by name. */
export interface Components {
  readonly schemas: Readonly<Record<string, JsonSchema>>
  /** How an operation's answer is referred to. */
  answerOf(operation: Pick<Documented, 'language' | 'id'>): JsonSchema
  refTo(language: Language, name: string): JsonSchema
}

const PLACE = '#/components/schemas/'
const refer = (name: string): JsonSchema => ({ $ref: `${PLACE}${name}` })

/** Writes the schemas of all answers as JSON Schema 2020-12, each named part once. */
export function components(operations: readonly Documented[]): Components {
  const registry = z.registry<{ id: string }>()
  const names = new Map<z.ZodType, string>()
  const name = (schema: z.ZodType, id: string) => {
    if (names.has(schema)) return
    names.set(schema, id)
    registry.add(schema, { id })
  }
  for (const [language, named] of Object.entries(NAMED))
    for (const [id, schema] of Object.entries(named)) name(schema, `${language}.${id}`)
  for (const { language, id, output } of operations) name(output, `${language}.answer.${id}`)
  const { schemas } = z.toJSONSchema(registry, { uri: (id) => `${PLACE}${id}`, unrepresentable: 'any' })
  const answers = new Map(
    operations.map(({ language, id, output }) => [`${language} ${id}`, names.get(output)]),
  )
  return {
    schemas: Object.fromEntries(
      Object.entries(schemas).map(([id, { $id: _, $schema: __, ...schema }]) => [
        id,
        tidy(jsonSchema.parse(schema)),
      ]),
    ),
    answerOf: ({ language, id }) => refer(answers.get(`${language} ${id}`) ?? ''),
    refTo: (language, id) => refer(`${language}.${id}`),
  }
}

/** Our own schemas of things, by name; queries and bodies are not things. */
const OWN = Object.fromEntries(
  Object.entries(own).flatMap(([name, value]) =>
    value instanceof z.ZodObject && !/(Query|Path|Body|Page|Filter)$/.test(name)
      ? [[`${name.charAt(0).toUpperCase()}${name.slice(1)}`, value]]
      : [],
  ),
)

const NAMED: Readonly<Record<Language, Readonly<Record<string, z.ZodType>>>> = {
  own: OWN,
  field: PUBLIC_SCHEMAS,
  dexie: DEXIE_SCHEMAS,
}

/** An input's parameters as JSON Schema, by name, each with whether it has to be given. */
export function parametersOf(input: z.ZodType): Map<string, { schema: JsonSchema; required: boolean }> {
  const whole = jsonSchema.parse(z.toJSONSchema(input, { unrepresentable: 'any' }))
  const properties = z.record(z.string(), jsonSchema).catch({}).parse(whole.properties)
  const missing = new Set(input.safeParse({}).error?.issues.map(({ path }) => path[0]))
  return new Map(
    Object.entries(properties).map(([name, schema]) => [
      name,
      { schema: tidy(schema), required: missing.has(name) },
    ]),
  )
}

/** Without what says nothing: bounds of what a number can hold, and alternatives that are anything at all. */
function tidy(schema: JsonSchema): JsonSchema {
  const entries = Object.entries(schema).flatMap(([key, value]): [string, unknown][] => {
    if (key === 'minimum' && value === Number.MIN_SAFE_INTEGER) return []
    if (key === 'maximum' && value === Number.MAX_SAFE_INTEGER) return []
    if (key === 'additionalProperties' && value === false) return []
    return [[key, tidyPart(value)]]
  })
  const { anyOf, ...rest } = Object.fromEntries(entries)
  if (!Array.isArray(anyOf)) return Object.fromEntries(entries)
  const said = z
    .array(jsonSchema)
    .parse(anyOf)
    .filter((one) => Object.keys(one).length > 0)
  const [only] = said
  return said.length === 1 ? { ...only, ...rest } : { anyOf: said, ...rest }
}

function tidyPart(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(tidyPart)
  return typeof value === 'object' && value !== null ? tidy(jsonSchema.parse(value)) : value
}
