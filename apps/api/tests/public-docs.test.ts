import { execFile, execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { isDevnetSupported } from '@chiaroscuro/devnet'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { EXAMPLES, exampleAt } from '../src/docs/example.js'
import { OWN_WORDS } from '../src/docs/own-words.js'
import { type Product, startProduct } from './product/product.js'
import { operations } from './public-operations.js'

const run = promisify(execFile)
const schema = z.record(z.string(), z.unknown())
const document = z.object({
  openapi: z.literal('3.1.0'),
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        operationId: z.string(),
        summary: z.string(),
        tags: z.array(z.string()),
        parameters: z.array(z.object({ name: z.string(), in: z.string(), required: z.boolean(), schema })),
        responses: z.record(
          z.string(),
          z.object({
            description: z.string(),
            content: z.record(z.string(), z.object({ schema })).optional(),
          }),
        ),
      }),
    ),
  ),
  components: z.object({ schemas: z.record(z.string(), schema) }),
})
/** What runs an example, where this machine has it. */
const RUNNERS = { js: ['node'], sh: ['sh'], python: ['python3'] } as const

function isHere(command: string): boolean {
  try {
    execFileSync('sh', ['-c', `command -v ${command}`])
    return true
  } catch {
    return false
  }
}

// Skipped where the native simulator has no build: there is no chain to follow then.
describe.skipIf(!isDevnetSupported())('documents', () => {
  let product: Product
  let written: z.infer<typeof document>
  beforeAll(async () => {
    product = await startProduct('basic')
    await product.settled()
    written = document.parse(await (await fetch(`${product.url}/openapi.json`)).json())
  })
  afterAll(() => product?.close())

  const all = () =>
    Object.entries(written.paths).flatMap(([path, one]) =>
      Object.entries(one).map(([method, facts]) => ({ path, method, ...facts })),
    )

  it('describe every operation, each once and in words', () => {
    const ids = all().map(({ operationId }) => operationId)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).toEqual(expect.arrayContaining(operations.map(({ id }) => id)))
    const own = all().filter(({ path }) => path.startsWith('/v2/'))
    expect(
      own.map(({ operationId }) => operationId).filter((id) => id !== 'stream' && !(id in OWN_WORDS)),
    ).toEqual([])
    expect(Object.keys(OWN_WORDS).filter((id) => !ids.includes(id))).toEqual([])
    for (const { path, parameters } of all())
      expect([path, [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort()]).toEqual([
        path,
        parameters
          .filter((one) => one.in === 'path')
          .map(({ name }) => name)
          .sort(),
      ])
  })

  it('refer to nothing that is not there', () => {
    const text = JSON.stringify(written)
    const refs = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, ref]) => ref ?? '')
    expect(refs.length).toBeGreaterThan(100)
    const known = Object.keys(written.components.schemas).map((name) => `#/components/schemas/${name}`)
    expect(refs.filter((ref) => !known.includes(ref))).toEqual([])
  })

  it('hold for real answers', async () => {
    const ajv = new Ajv2020({ strict: false })
    addFormats.default(ajv)
    ajv.addSchema({ $id: 'own', components: written.components })
    const held = [
      '/v2/nfts',
      '/v2/events',
      '/v2/collections',
      '/v2/status',
      '/v2/mints',
      '/v2/profiles',
      '/collections',
      '/events',
      '/tokens',
      '/v1/offers',
    ]
    for (const path of held) {
      const answer = written.paths[path]?.get?.responses['200']?.content?.['application/json']?.schema
      const text = JSON.stringify(answer ?? {}).replaceAll('"#/components', '"own#/components')
      const validate = ajv.compile(JSON.parse(text))
      validate(await (await fetch(product.url + path)).json())
      expect([path, answer !== undefined, validate.errors ?? []]).toEqual([path, true, []])
    }
  })

  it.each(EXAMPLES.filter(({ language }) => isHere(RUNNERS[language][0])))(
    'run when they are copied: $title',
    async (example) => {
      if (example.language === 'sh' && !isHere('curl')) return
      const file = join(
        product.scratch.folder,
        `example.${{ js: 'mjs', sh: 'sh', python: 'py' }[example.language]}`,
      )
      writeFileSync(file, exampleAt(example, product.url))
      const { stdout } = await run(RUNNERS[example.language][0], [file], { timeout: 30_000 })
      expect(stdout.trim().length).toBeGreaterThan(2)
      if (example.language === 'sh') schema.parse(JSON.parse(stdout))
    },
  )

  it('are pages that load nothing from elsewhere', async () => {
    for (const path of ['/docs', '/docs/errors', '/docs/changelog']) {
      const response = await fetch(product.url + path)
      const text = await response.text()
      expect([path, response.status, response.headers.get('content-type')]).toEqual([
        path,
        200,
        'text/html; charset=UTF-8',
      ])
      expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
      expect(text).not.toMatch(/(src|href)="(https?:)?\/\//)
      expect(text).not.toMatch(/<script>|\son\w+=/)
      for (const [, file] of text.matchAll(/(?:src|href)="(\/[^"]+)"/g))
        expect([file, (await fetch(product.url + file)).status]).toEqual([file, 200])
    }
  })

  it('explain every problem that an answer points at', async () => {
    const answer = z.object({ type: z.string() }).parse(await (await fetch(`${product.url}/v2/nope`)).json())
    const [path = '', anchor] = answer.type.split('#')
    expect(await (await fetch(product.url + path)).text()).toContain(`id="${anchor}"`)
  })

  it('are imported by Postman and Bruno', async () => {
    const request = z.object({
      name: z.string(),
      request: z.object({
        method: z.enum(['GET', 'POST']),
        url: z.object({ raw: z.string(), path: z.array(z.string()) }),
      }),
    })
    const collection = z.object({
      info: z.object({ name: z.string(), schema: z.string().includes('v2.1.0') }),
      item: z.array(z.object({ name: z.string(), item: z.array(request) })),
    })
    const { item } = collection.parse(await (await fetch(`${product.url}/docs/postman.json`)).json())
    expect(item.flatMap((folder) => folder.item)).toHaveLength(all().length)
  })
})
