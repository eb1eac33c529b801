import type { Documented } from './documented.js'
import { parametersOf } from './json-schema.js'
import { tagOf } from './openapi.js'
import { samplesOf } from './sample.js'

/** Every operation as a collection that Postman and Bruno import (format 2.1). */
export function postmanCollection(operations: readonly Documented[], root: string) {
  const folders = new Map<string, unknown[]>()
  for (const operation of operations) {
    const tag = tagOf(operation)
    folders.set(tag, [...(folders.get(tag) ?? []), toRequest(operation)])
  }
  return {
    info: {
      name: 'Chiaroscuro API',
      schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
    },
    variable: [
      { key: 'root', value: root },
      { key: 'token', value: '' },
    ],
    item: [...folders].map(([name, item]) => ({ name, item })),
  }
}

function toRequest(operation: Documented) {
  const { method, path, body, access, input, summary, description } = operation
  const samples = samplesOf(operation)
  const textOf = (name: string) => [samples.get(name) ?? ''].flat().map(String)
  const parameters = [...parametersOf(input)].filter(([name]) => name !== body)
  const isPlace = (name: string) => path.includes(`{${name}}`)
  const written = path.replace(/\{(\w+)\}/g, ':$1')
  const query = parameters
    .filter(([name]) => !isPlace(name))
    .flatMap(([key, { required }]) => textOf(key).map((value) => ({ key, value, disabled: !required })))
  const asked = query
    .filter(({ disabled }) => !disabled)
    .map(({ key, value }) => `${key}=${encodeURIComponent(value)}`)
  return {
    name: summary,
    request: {
      method,
      description,
      header: body === undefined ? [] : [{ key: 'content-type', value: 'application/json' }],
      ...(access
        ? { auth: { type: 'bearer', bearer: [{ key: 'token', value: '{{token}}', type: 'string' }] } }
        : {}),
      ...(body === undefined
        ? {}
        : {
            body: {
              mode: 'raw',
              raw: JSON.stringify(samples.get(body), null, 2),
              options: { raw: { language: 'json' } },
            },
          }),
      url: {
        raw: `{{root}}${written}${asked.length > 0 ? `?${asked.join('&')}` : ''}`,
        host: ['{{root}}'],
        path: written.split('/').slice(1),
        query,
        variable: parameters
          .filter(([name]) => isPlace(name))
          .map(([key]) => ({ key, value: textOf(key).join() })),
      },
    },
  }
}
