import { execFile, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { call } from '@chiaroscuro/api-client'
import { makeApiKey, streamPath } from '@chiaroscuro/contract/operation'
import { isDevnetSupported } from '@chiaroscuro/devnet'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { build } from 'esbuild'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { documentedOperations } from '../src/docs/docs-routes.js'
import { EXAMPLES, type Example, exampleAt } from '../src/docs/example.js'
import { OWN_WORDS } from '../src/docs/own-words.js'
import { samplesOf } from '../src/docs/sample.js'
import { OWN_ENDPOINTS } from '../src/serve/router.js'
import { formatSecret, signedHeaders } from '../src/webhook/sign.js'
import { type Product, startProduct } from './product/product.js'
import { clientWith, startTestPool, type TestPool } from './product/signed-in.js'
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

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address ? address.port : 0
}

// Skipped where the native simulator has no build: there is no chain to follow then.
describe.skipIf(!isDevnetSupported())('documents', () => {
  let pool: TestPool
  let product: Product
  let key: string
  let written: z.infer<typeof document>
  beforeAll(async () => {
    pool = await startTestPool()
    product = await startProduct('basic', undefined, (config) => ({ ...config, identity: pool }))
    await product.settled()
    const ann = clientWith(product.url, pool.token('ann'))
    key = (await call(ann, makeApiKey, { key: { name: 'Examples', scopes: ['read'] } })).key
    written = document.parse(await (await fetch(`${product.url}/openapi.json`)).json())
  })
  afterAll(async () => {
    await product?.close()
    pool?.close()
  })

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

  /** An example as a file that runs where packages are found by nobody. */
  async function filed(example: Example): Promise<string> {
    const ending = { js: 'mjs', sh: 'sh', python: 'py' }[example.language]
    const file = join(product.scratch.folder, `example.${ending}`)
    const contents = exampleAt(example, product.url)
    if (example.language !== 'js') writeFileSync(file, contents)
    else
      await build({
        stdin: { contents, resolveDir: import.meta.dirname },
        outfile: file,
        bundle: true,
        platform: 'node',
        format: 'esm',
        conditions: ['@chiaroscuro/source'],
        logLevel: 'silent',
      })
    return file
  }
  async function printed(example: Example): Promise<string> {
    const env = { ...process.env, CHIAROSCURO_KEY: key }
    const options = { timeout: 30_000, env, cwd: product.scratch.folder }
    return (await run(RUNNERS[example.language][0], [await filed(example)], options)).stdout
  }
  const named = (words: string) => {
    const example = EXAMPLES.find(({ title }) => title.includes(words))
    if (!example) throw new Error(`no example of ${words}`)
    return example
  }

  it.each(EXAMPLES.filter(({ language, serves }) => !serves && isHere(RUNNERS[language][0])))(
    'run when they are copied: $title',
    async (example) => {
      if (example.language === 'sh' && !isHere('curl')) return
      const stdout = await printed(example)
      expect(stdout.trim().length).toBeGreaterThan(2)
      if (example.language === 'sh') schema.parse(JSON.parse(stdout))
    },
  )

  it.skipIf(!isHere('curl'))('ask as whoever made the key', async () => {
    expect(JSON.parse(await printed(named('API key')))).toMatchObject({ key: { scopes: ['read'] } })
  })

  it('go on where the stream was left', async () => {
    const file = join(product.scratch.folder, 'last-number.txt')
    rmSync(file, { force: true })
    await printed(named('goes on where'))
    const last = Number(readFileSync(file, 'utf8'))
    writeFileSync(file, String(last - 1))
    expect(await printed(named('goes on where'))).toMatch(new RegExp(`^${last} `))
  })

  it('believe what is signed, now, by the secret, and nothing else', async () => {
    const secret = Buffer.from('a secret of thirty-two bytes long').toString('base64')
    const port = await freePort()
    const env = { ...process.env, WEBHOOK_SECRET: formatSecret(secret), PORT: String(port) }
    const child = spawn('node', [await filed(named('webhook'))], {
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    try {
      await once(child.stdout, 'data')
      const body = JSON.stringify({ webhook_id: 'a', messages: [{ kind: 'event', name: 'Ä' }] })
      const now = Math.floor(Date.now() / 1000)
      const send = async (headers: Record<string, string>, sent = body) =>
        (await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', headers, body: sent })).status
      const good = signedHeaders('id-1', now, body, secret)
      expect(await send(good)).toBe(204)
      expect([
        await send(good, body.replace('Ä', 'A')),
        await send(signedHeaders('id-1', now - 3600, body, secret)),
        await send(signedHeaders('id-1', now, body, Buffer.from('another').toString('base64'))),
        await send({ ...good, 'webhook-signature': 'v1,é' }),
        await send({}),
      ]).toEqual([401, 401, 401, 401, 401])
    } finally {
      child.kill()
    }
  })

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
        body: z.object({ raw: z.string() }).optional(),
        url: z.object({
          raw: z.string(),
          path: z.array(z.string()),
          query: z.array(z.object({ key: z.string(), value: z.string(), disabled: z.boolean() })),
          variable: z.array(z.object({ key: z.string(), value: z.string().min(1) })),
        }),
      }),
    })
    const collection = z.object({
      info: z.object({ name: z.string(), schema: z.string().includes('v2.1.0') }),
      item: z.array(z.object({ name: z.string(), item: z.array(request) })),
    })
    const { item } = collection.parse(await (await fetch(`${product.url}/docs/postman.json`)).json())
    const requests = item.flatMap((folder) => folder.item)
    expect(requests).toHaveLength(all().length)
    // Each is understood as it is imported, though it names what is nobody's.
    const misunderstood: unknown[] = []
    for (const { name, request: one } of requests) {
      const { raw, variable } = one.url
      const places = new Map(variable.map(({ key, value }) => [key, value]))
      const path = raw
        .replace('{{root}}', product.url)
        .replace(/\/:(\w+)/g, (_, key) => `/${encodeURIComponent(places.get(key) ?? '')}`)
      if (path.includes(streamPath)) continue
      const headers = { 'content-type': 'application/json' }
      const sent = { method: one.method, redirect: 'manual' as const, headers, body: one.body?.raw ?? null }
      const answer = await fetch(path, sent)
      await answer.body?.cancel()
      if (answer.status === 422 || answer.status === 500) misunderstood.push([name, path, answer.status])
    }
    expect(misunderstood).toEqual([])
  })

  it('show what every operation may be asked with', () => {
    for (const operation of documentedOperations(OWN_ENDPOINTS)) {
      const samples = samplesOf(operation)
      const { error } = operation.input.safeParse(Object.fromEntries(samples))
      expect([operation.id, error?.issues ?? []]).toEqual([operation.id, []])
      if (operation.body) expect(JSON.stringify(samples.get(operation.body)).length).toBeGreaterThan(4)
    }
  })
})
