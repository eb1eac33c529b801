import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request as httpRequest, type Server } from 'node:http'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { diskStore } from '../src/media/disk-store.js'
import { type FileStore, saveFile, thumbnailName } from '../src/media/file-store.js'
import { IMAGE_SIZES } from '../src/media/image-message.js'
import { type ImagePool, imagePool } from '../src/media/image-pool.js'
import { mediaOrigin } from '../src/media/origin.js'
import { sniff } from '../src/media/sniff.js'
import { findDue } from '../src/media/task-queue.js'
import type { OpenDatabase } from '../src/store/database.js'
import { document, fetchTask, media } from '../src/store/schema.js'
import { makePayloads, type Payload } from './payloads.js'
import { openScratch, type Scratch } from './product/scratch.js'
import { openTestDatabase } from './test-database.js'
import { texturedModel } from './textured-model.js'

interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: Buffer
}

describe('the media origin, alone', () => {
  let open: OpenDatabase
  let scratch: Scratch
  let folder: string
  let files: FileStore
  let images: ImagePool
  let server: Server
  let port = 0

  beforeAll(async () => {
    open = await openTestDatabase()
    scratch = await openScratch()
    folder = mkdtempSync(join(tmpdir(), 'media-origin-'))
    files = diskStore(folder)
    images = imagePool(scratch.imageChild)
    server = mediaOrigin({ db: open.db, files, images, rootUrl: () => 'http://media.example', now: Date.now })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    port = typeof address === 'object' && address ? address.port : 0
  })
  afterAll(async () => {
    await new Promise((resolve) => server.close(resolve))
    images.close()
    await open.close()
    scratch.remove()
    rmSync(folder, { recursive: true })
  })

  function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
    return new Promise((resolve, reject) => {
      httpRequest({ host: '127.0.0.1', port, path, headers, method }, async (response) => {
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: await buffer(response),
        })
      })
        .on('error', reject)
        .end()
    })
  }

  async function keep(bytes: Buffer): Promise<string> {
    const { mimeType, dataType } = await sniff(bytes)
    const hash = await saveFile(files, bytes, mimeType)
    await open.db
      .insert(media)
      .values({ key: hash, state: 1, fileHash: hash, mimeType, dataType, hasThumbnails: false })
      .onConflictDoNothing()
    return hash
  }

  describe('with files that would like to run', () => {
    const payloads = makePayloads()
    const answers = new Map<Payload, Answer>()
    beforeAll(async () => {
      for (const payload of payloads) answers.set(payload, await ask(`/files/${await keep(payload.bytes)}`))
    })
    const header = (payload: Payload, name: string) => String(answers.get(payload)?.headers[name])
    const names = (found: readonly Payload[]) => found.map(({ name }) => name)

    it('has at least three hundred of them, and gives each as it is', () => {
      expect(new Set(payloads.map(({ bytes }) => bytes.toString('latin1'))).size).toBeGreaterThan(300)
      expect(names(payloads.filter((one) => !answers.get(one)?.body.equals(one.bytes)))).toEqual([])
    })

    it('sends every one in a sandbox without an origin or a network, its type fixed, without a cookie', () => {
      for (const payload of payloads) {
        const policy = header(payload, 'content-security-policy')
        expect([payload.name, policy]).toEqual([
          payload.name,
          expect.stringMatching(/^sandbox\b.*; default-src 'none';/),
        ])
        expect(policy).not.toMatch(/allow-same-origin|allow-top|allow-popups|https?:|'self'|connect-src|\*/)
        expect(header(payload, 'x-content-type-options')).toBe('nosniff')
        expect(header(payload, 'cross-origin-resource-policy')).toBe('cross-origin')
        expect(header(payload, 'referrer-policy')).toBe('no-referrer')
        expect(answers.get(payload)?.headers['set-cookie']).toBeUndefined()
      }
    })

    it('calls each what its bytes are', () => {
      const typeOf = (payload: Payload) => header(payload, 'content-type').split(';')[0]
      expect(payloads.filter(({ type }) => type !== undefined).length).toBeGreaterThan(300)
      expect(
        payloads
          .filter((one) => one.type !== undefined && typeOf(one) !== one.type)
          .map((one) => [one.name, typeOf(one)]),
      ).toEqual([])
      const guessed = payloads.filter(({ name }) => /^guessed|^UTF-16/.test(name))
      expect(names(guessed.filter((one) => /html|svg|xml|javascript/.test(typeOf(one) ?? '')))).toEqual([])
    })

    it('lets scripts run in pages alone, and offers what is no work to be looked at as a download', () => {
      const scripted = payloads.filter((one) =>
        header(one, 'content-security-policy').includes('allow-scripts'),
      )
      expect(new Set(scripted.map((one) => header(one, 'content-type')))).toEqual(
        new Set(['text/html; charset=utf-8', 'application/pdf']),
      )
      const shown = /^(image|audio|video)\/|^application\/pdf|^text\/(html|plain)/
      expect(
        names(
          payloads.filter(
            (one) =>
              (header(one, 'content-disposition') === 'attachment') ===
              shown.test(header(one, 'content-type')),
          ),
        ),
      ).toEqual([])
    })
  })

  it('lets browsers keep what never changes, and says so when they have it', async () => {
    const path = `/files/${await keep(Buffer.from('0123456789'))}`
    const { status, headers } = await ask(path)
    expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable'])
    const etag = String(headers.etag)
    for (const known of [etag, `W/${etag}`, `"x", ${etag}`, '*'])
      expect((await ask(path, { 'if-none-match': known })).status).toBe(304)
    expect((await ask(path, { 'if-none-match': '"x"' })).status).toBe(200)
    const head = await ask(path, {}, 'HEAD')
    expect([head.status, head.headers['content-length'], head.body.length]).toEqual([200, '10', 0])
  })

  it.each([
    ['bytes=0-3', 206, '0123', 'bytes 0-3/10'],
    ['bytes=7-', 206, '789', 'bytes 7-9/10'],
    ['bytes=-2', 206, '89', 'bytes 8-9/10'],
    ['bytes=4-99', 206, '456789', 'bytes 4-9/10'],
    ['bytes=10-', 416, '', 'bytes */10'],
    ['bytes=0-1,5-6', 200, '0123456789', undefined],
    ['words=1-2', 200, '0123456789', undefined],
    ['bytes=x', 200, '0123456789', undefined],
  ])('answers the range %s', async (range, status, body, written) => {
    const answer = await ask(`/files/${await keep(Buffer.from('0123456789'))}`, { range })
    expect([answer.status, String(answer.body), answer.headers['content-range']]).toEqual([
      status,
      body,
      written,
    ])
  })

  it('gives the whole when the part asked for is of another file', async () => {
    const path = `/files/${await keep(Buffer.from('0123456789'))}`
    expect((await ask(path, { range: 'bytes=0-1', 'if-range': '"other"' })).status).toBe(200)
    const etag = String((await ask(path)).headers.etag)
    expect((await ask(path, { range: 'bytes=0-1', 'if-range': etag })).status).toBe(206)
  })

  it('gives documents with their exact bytes', async () => {
    const bytes = Buffer.from('\uFEFF{ "name": "x", "name": "y" }\n')
    const hash = await saveFile(files, bytes, 'application/json')
    await open.db.insert(document).values({ hash, state: 1, isJson: true, bytes: bytes.length })
    const { headers, body } = await ask(`/files/${hash}`)
    expect(body.equals(bytes)).toBe(true)
    expect([headers['content-type'], headers['content-disposition']]).toEqual([
      'application/json; charset=utf-8',
      'attachment',
    ])
  })

  describe('with models', () => {
    const model = Buffer.from(`glTF\x02\0\0\0${'\0'.repeat(40)}`, 'latin1')

    it.each(['png', 'jpeg', 'webp'] as const)(
      'are drawn in the image process with textures in %s',
      async (format) => {
        const path = join(folder, `textured-${format}`)
        writeFileSync(path, await texturedModel(format))
        const drawn = await images.draw({ kind: 'model', path })
        // Blue is the texture's; without it the square would be white.
        expect(drawn).toMatchObject({ ok: true, color: expect.stringMatching(/^#[0-3].[0-3].[89a-f].$/) })
      },
    )

    it('gives a page to turn one over in, without an origin, that can load nothing but files from here', async () => {
      const hash = await keep(model)
      const { status, headers, body } = await ask(`/models/${hash}?lang=zh`)
      expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
      const policy = String(headers['content-security-policy'])
      expect(policy).toMatch(/^sandbox allow-scripts; default-src 'none';/)
      expect(policy).toContain('connect-src http://media.example/files/ http://media.example/viewer/draco-')
      expect(policy).not.toMatch(
        /allow-same-origin|allow-top|allow-popups|(?<!wasm-)unsafe-eval|script-src[^;]*unsafe-inline/,
      )
      const text = String(body)
      expect(text).toContain(`src="/files/${hash}"`)
      expect(text).toContain('lang="zh"')
      // The policy names the one script that stands in the page.
      const [, script = ''] = /<script>([^<]+)<\/script>/.exec(text) ?? []
      expect(policy).toContain(`'sha256-${createHash('sha256').update(script).digest('base64')}'`)
    })

    it('lets its page evaluate what unpacks textures, where its beginning says that they are packed', async () => {
      const packed = Buffer.concat([model, Buffer.from('"extensionsUsed":["KHR_texture_basisu"]')])
      const evaluates = async (bytes: Buffer) =>
        String((await ask(`/models/${await keep(bytes)}`)).headers['content-security-policy']).includes(
          " 'unsafe-eval'",
        )
      expect([await evaluates(packed), await evaluates(model)]).toEqual([true, false])
      const far = Buffer.alloc(4 * 1024 * 1024, 32)
      expect(await evaluates(Buffer.concat([far, packed]))).toBe(false)
    })

    it('sends the library that draws it as its package has it, packed, for pages without an origin', async () => {
      const text = String((await ask(`/models/${await keep(model)}`)).body)
      const [, path = ''] = /<script type="module" src="([^"]+)">/.exec(text) ?? []
      const { status, headers, body } = await ask(path)
      expect([status, headers['access-control-allow-origin']]).toEqual([200, '*'])
      const { resolve } = createRequire(import.meta.url)
      const { version } = JSON.parse(readFileSync(resolve('@google/model-viewer/package.json'), 'utf8'))
      expect(path).toContain(version)
      const whole = readFileSync(resolve('@google/model-viewer/dist/model-viewer.min.js'))
      expect(gunzipSync(body).equals(whole)).toBe(true)
      expect((await ask(path, {}, 'HEAD')).body.length).toBe(0)
    })

    it('sends what unpacks such files beside it, each as the page names it and its package has it', async () => {
      const { headers, body } = await ask(`/models/${await keep(model)}`)
      const [, settings = ''] = /ModelViewerElement = (\{[^}]+\})/.exec(String(body)) ?? []
      const {
        dracoDecoderLocation: draco,
        meshoptDecoderLocation: meshopt,
        ktx2TranscoderLocation: basis,
      } = JSON.parse(settings)
      expect(String(headers['content-security-policy'])).toContain(`http://media.example${meshopt} `)
      const { resolve } = createRequire(import.meta.url)
      const textures = join(dirname(resolve('@loaders.gl/textures')), 'libs')
      const versions = [
        resolve('draco3dgltf/package.json'),
        join(dirname(resolve('meshoptimizer/decoder.cjs')), 'package.json'),
        join(textures, '../../package.json'),
      ].map((file) => JSON.parse(readFileSync(file, 'utf8')).version)
      expect([draco, meshopt, basis]).toEqual([
        `/viewer/draco-${versions[0]}/`,
        `/viewer/meshopt-${versions[1]}.js`,
        `/viewer/basis-${versions[2]}/`,
      ])
      for (const [path, type, file] of [
        [
          `${draco}draco_wasm_wrapper.js`,
          'text/javascript; charset=utf-8',
          resolve('draco3dgltf/draco_decoder_gltf_nodejs.js'),
        ],
        [`${draco}draco_decoder.wasm`, 'application/wasm', resolve('draco3dgltf/draco_decoder_gltf.wasm')],
        [meshopt, 'text/javascript; charset=utf-8', resolve('meshoptimizer/decoder.cjs')],
        [
          `${basis}basis_transcoder.js`,
          'text/javascript; charset=utf-8',
          join(textures, 'basis_transcoder.js'),
        ],
        [`${basis}basis_transcoder.wasm`, 'application/wasm', join(textures, 'basis_transcoder.wasm')],
      ] as const) {
        const sent = await ask(path)
        expect([sent.status, sent.headers['content-type']]).toEqual([200, type])
        expect(gunzipSync(sent.body).equals(readFileSync(file))).toBe(true)
      }
      expect((await ask(`${draco}draco_encoder.wasm`)).status).toBe(404)
    })

    it('has no such page for what is no model, or is not here', async () => {
      const picture = await keep(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))
      for (const path of [picture, '0'.repeat(64), `${await keep(model)}.glb`])
        expect((await ask(`/models/${path}`)).status).toBe(404)
    })
  })

  it('knows no other paths, and no other methods', async () => {
    const held = await saveFile(files, Buffer.from('held, but verified by nobody'), 'text/plain')
    const PATHS = [
      '/',
      `/files/${held}`,
      `/files/${'0'.repeat(64)}`,
      '/files/../../etc/passwd',
      '/files/%2e%2e/%2e%2e/etc/passwd',
      `/files/${held.toUpperCase()}`,
      `/thumbnails/${held}_201.webp`,
      `/thumbnails/${held}_200.png`,
      '/thumbnails/x_200.webp',
    ]
    for (const path of PATHS) {
      const { status, headers } = await ask(path)
      expect([path, status, headers['x-content-type-options']]).toEqual([path, 404, 'nosniff'])
      expect(headers['cache-control']).toBe('no-store')
    }
    expect((await ask('/healthz', {}, 'POST')).status).toBe(405)
    expect((await ask('/healthz')).status).toBe(200)
  })

  it('makes an AVIF at its first request, once, and keeps it', async () => {
    const picture = await sharp({ create: { width: 1024, height: 700, channels: 3, background: '#80a0c0' } })
      .webp()
      .toBuffer()
    const hash = await keep(picture)
    for (const size of IMAGE_SIZES)
      await files.write(thumbnailName(hash, size, 'webp'), picture, 'image/webp')
    const path = `/thumbnails/${hash}_512.avif`
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(path)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    const [first] = answers
    expect([first?.headers['content-type'], first?.headers['x-content-type-options']]).toEqual([
      'image/avif',
      'nosniff',
    ])
    expect(await sharp(first?.body).metadata()).toMatchObject({ format: 'heif', width: 512, height: 350 })
    expect(new Set(answers.map(({ body }) => body.toString('base64'))).size).toBe(1)
    expect(await files.size(thumbnailName(hash, 512, 'avif'))).toBe(first?.body.length)
  })

  it('sends to the WebP when there is no AVIF to be had', async () => {
    const hash = 'a'.repeat(64)
    const { status, headers } = await ask(`/thumbnails/${hash}_512.avif`)
    expect([status, headers.location, headers['cache-control']]).toEqual([
      307,
      `/thumbnails/${hash}_512.webp`,
      'no-store',
    ])
    await files.write(thumbnailName(hash, 1024, 'webp'), Buffer.from('no picture'), 'image/webp')
    expect((await ask(`/thumbnails/${hash}_512.avif`)).status).toBe(307)
  })

  it('sends to the next larger picture where one was made before its size was', async () => {
    const hash = 'b'.repeat(64)
    expect((await ask(`/thumbnails/${hash}_360.webp`)).status).toBe(404)
    await files.write(thumbnailName(hash, 512, 'webp'), Buffer.from('larger'), 'image/webp')
    const { status, headers } = await ask(`/thumbnails/${hash}_360.webp`)
    expect([status, headers.location]).toEqual([307, `/thumbnails/${hash}_512.webp`])
    await files.write(thumbnailName(hash, 360, 'webp'), Buffer.from('its own'), 'image/webp')
    expect((await ask(`/thumbnails/${hash}_360.webp`)).body.toString()).toBe('its own')
  })

  it('brings a file that somebody looks for to the front of the queue', async () => {
    const task = (key: string, nextAt: number) => ({
      kind: 'media' as const,
      key,
      uris: ['https://a.example/'],
      attempts: 0,
      nextAt,
    })
    const [first, second, finished] = ['1', '2', '3'].map((one) => one.repeat(64))
    await open.db
      .insert(fetchTask)
      .values([
        task(first ?? '', 1),
        task(second ?? '', 2),
        task(finished ?? '', Number.MAX_SAFE_INTEGER),
        { ...task('4'.repeat(64), 1), kind: 'metadata' },
      ])
    const { status, headers } = await ask(`/thumbnails/${second}_200.webp`)
    expect([status, headers['retry-after'], headers['cache-control']]).toEqual([
      404,
      '5',
      'public, max-age=5',
    ])
    const { headers: unknown } = await ask(`/thumbnails/${finished}_200.webp`)
    expect(unknown['retry-after']).toBeUndefined()
    expect((await findDue(open.db, 10, 2)).map(({ key }) => key[0])).toEqual(['2', '4'])
    expect((await findDue(open.db, 10, 9)).map(({ key }) => key[0])).toEqual(['2', '4', '1'])
    expect(await findDue(open.db, 0, 9)).toEqual([])
  })
})
