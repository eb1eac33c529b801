import type { Documented, Language } from './documented.js'
import { type Components, components, type JsonSchema, parametersOf } from './json-schema.js'
import { samplesOf } from './sample.js'

/** What each language is called in the reference, and what a reader should know of it. */
export const LANGUAGES: Readonly<Record<Language, { readonly title: string; readonly about: string }>> = {
  own: {
    title: 'v2',
    about: 'Our own language: exact amounts as text, problems by name, cursors in both directions.',
  },
  field: {
    title: 'Field',
    about: 'The public dialect that wallets, bots and scripts of the field speak already.',
  },
  dexie: { title: 'dexie', about: 'Offers as dexie’s first version has them.' },
}

/** The reference as OpenAPI 3.1, from the schemas that requests and answers are checked by. */
export function openApi(operations: readonly Documented[], version: string) {
  const parts = components(operations)
  const paths: Record<string, Record<string, unknown>> = {}
  for (const operation of operations) {
    const { path, method } = operation
    paths[path] = { ...paths[path], [method.toLowerCase()]: describe(operation, parts) }
  }
  const tags = new Map(operations.map((one) => [tagOf(one), LANGUAGES[one.language].about]))
  return {
    openapi: '3.1.0',
    info: {
      title: 'Chiaroscuro API',
      version,
      description:
        'Reads need no key. Prices of `v2` are whole mojos as text; those of the field’s dialect are XCH.',
    },
    servers: [{ url: '/' }],
    tags: [...tags].map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas: parts.schemas,
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description: 'An ID token of the user pool, or an API key.',
        },
      },
    },
  }
}

/** The heading an operation stands under. */
export function tagOf({ language, group }: Pick<Documented, 'language' | 'group'>): string {
  return `${LANGUAGES[language].title} · ${group}`
}

function describe(operation: Documented, parts: Components) {
  const { id, summary, description, body, access, input, path } = operation
  const parameters = [...parametersOf(input)]
  const sent = parameters.find(([name]) => name === body)
  const samples = samplesOf(operation)
  return {
    operationId: id,
    tags: [tagOf(operation)],
    summary,
    ...(description === '' ? {} : { description }),
    ...(access ? { security: [{ bearer: [] }] } : {}),
    parameters: parameters
      .filter(([name]) => name !== body)
      .map(([name, one]) => toParameter(name, one, path, samples.get(name))),
    ...(sent
      ? {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: sent[1].schema, example: samples.get(sent[0]) } },
          },
        }
      : {}),
    responses: responsesOf(operation, parts),
  }
}

function toParameter(
  name: string,
  { schema, required }: { schema: JsonSchema; required: boolean },
  path: string,
  sample: unknown,
) {
  const isPlace = path.includes(`{${name}}`)
  // What may be left out is left out, rather than tried with a value that finds nothing.
  const example = isPlace || required ? { example: sample } : {}
  return { name, in: isPlace ? 'path' : 'query', required: isPlace || required, schema, ...example }
}

/** How each language refuses. */
const ERRORS: Readonly<Record<Language, { readonly type: string; readonly name: string }>> = {
  own: { type: 'application/problem+json', name: 'Problem' },
  field: { type: 'application/json', name: 'Error' },
  dexie: { type: 'application/json', name: 'Error' },
}

function responsesOf(operation: Documented, parts: Components) {
  const { language, others, mediaType } = operation
  const { type, name } = ERRORS[language]
  const error = { description: 'Refused', content: { [type]: { schema: parts.refTo(language, name) } } }
  const invalid = parts.refTo('field', 'InvalidParameters')
  return {
    200: { description: 'Answered', content: { [mediaType]: { schema: parts.answerOf(operation) } } },
    ...Object.fromEntries(Object.entries(others).map(([status, description]) => [status, { description }])),
    ...(language === 'field'
      ? { 422: { description: 'A parameter is wrong', content: { 'application/json': { schema: invalid } } } }
      : {}),
    default: error,
  }
}
