import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { z } from 'zod'

/** Where the field's document lies: beside the project, or where PUBLIC_CONTRACT says. Not part of the project. */
const folder =
  process.env.PUBLIC_CONTRACT ?? resolve(import.meta.dirname, '../../../../shared/reference/contract')
const file = join(folder, 'public-api-2025-12.json')

const schema = z.record(z.string(), z.unknown())
const operation = z.object({
  parameters: z
    .array(
      z.object({ name: z.string(), in: z.enum(['path', 'query']), required: z.boolean().optional(), schema }),
    )
    .default([]),
  requestBody: z.unknown().optional(),
  responses: z.record(
    z.string(),
    z.object({ content: z.record(z.string(), z.object({ schema })).optional() }),
  ),
})
const stored = z.object({
  paths: z.record(z.string(), z.record(z.string(), operation)),
  components: z.object({ schemas: z.record(z.string(), schema) }),
})

export type StoredOperation = z.infer<typeof operation> & { readonly method: string; readonly path: string }

export interface StoredContract {
  readonly operations: readonly StoredOperation[]
  /** What is wrong with an answer; empty when nothing is. */
  faults(operation: StoredOperation, status: string, body: unknown): readonly string[]
  /** A parameter's schema with what it refers to put in its place. */
  flat(parameter: Readonly<Record<string, unknown>>): Record<string, unknown>
}

/** The field's document, or `undefined` with the reason tests are skipped. */
export function storedContract(): StoredContract | undefined {
  if (!existsSync(file)) return undefined
  const document = stored.parse(JSON.parse(readFileSync(file, 'utf8')))
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  addFormats.default(ajv)
  const schemas = Object.fromEntries(
    Object.entries(document.components.schemas).map(([name, one]) => [name, withNulls(one, name)]),
  )
  ajv.addSchema({ $id: 'field', components: { schemas } })
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, one]) => ({ ...one, method: method.toUpperCase(), path })),
  )
  return {
    operations,
    faults({ responses }, status, body) {
      const answer = responses[status]?.content?.['application/json']?.schema
      if (!answer) return [`${status} is not documented`]
      const validate = ajv.compile(rebased(answer))
      return validate(body) ? [] : (validate.errors ?? []).map((e) => `${e.instancePath} ${e.message}`)
    },
    flat(parameter) {
      const [first] = Array.isArray(parameter.allOf) ? parameter.allOf : []
      const name = z.object({ $ref: z.string() }).safeParse(first).data?.$ref.split('/').at(-1)
      return { ...(name === undefined ? {} : document.components.schemas[name]), ...parameter }
    },
  }
}

/** Unowned items have no owner, though the document counts the field among the required ones. */
const NULL_ALL_THE_SAME = new Set(['FlatNft.owner_address_encoded_id'])

/** The document does not mark what may be null: whatever is not required may. */
function withNulls(one: Record<string, unknown>, name: string): unknown {
  const required = z.array(z.string()).safeParse(one.required).data ?? []
  const properties = schema.safeParse(one.properties).data
  if (!properties) return rebased(one)
  const wide = Object.entries(properties).map(([key, value]) => {
    const isFirm = required.includes(key) && !NULL_ALL_THE_SAME.has(`${name}.${key}`)
    return [key, isFirm ? rebased(value) : { anyOf: [rebased(value), { type: 'null' }] }]
  })
  return { ...one, properties: Object.fromEntries(wide) }
}

/** References, made to point into the schema that was added under the name `field`. */
function rebased<T>(value: T): T {
  return JSON.parse(JSON.stringify(value).replaceAll('"#/components', '"field#/components'))
}
