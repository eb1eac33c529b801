import { afterEach, expect, it, vi } from 'vitest'
import type { MintBuilder } from './mint-builder.js'
import { type PutStep, putFile } from './put-file.js'

const PLACE = 'https://media.example/files/aa.png'
const LEAVE = 'https://media.example/uploads/leave'
const file = new Blob(['picture'])
/** Says of the bytes themselves what they hash to. */
const builder: Pick<MintBuilder, 'hash'> = { hash: async (blob) => `of ${await blob.text()}` }
const put = (more: { onStep?: (step: PutStep) => void; signal?: AbortSignal } = {}) =>
  putFile(file, 'of picture', { builder, signal: new AbortController().signal, ...more })

/** Answers by address; tells what was asked. */
function answering(answers: Readonly<Record<string, () => Response>>): string[] {
  const asked: string[] = []
  const ask = async (url: string, { method = 'GET', signal }: RequestInit = {}) => {
    asked.push(`${method} ${url}`)
    const answer = answers[url]
    if (!answer || signal?.aborted) throw new TypeError('unreachable')
    return answer()
  }
  vi.stubGlobal('fetch', ask)
  vi.stubGlobal('XMLHttpRequest', sender(ask))
  return asked
}

/** What sends files: half of one leaves before all of it has. */
function sender(ask: (url: string, init: RequestInit) => Promise<Response>) {
  return class {
    upload: { onprogress?: (event: { loaded: number }) => void } = {}
    status = 0
    responseText = ''
    onload = () => {}
    onerror = () => {}
    onabort = () => {}
    #to: [string, string] = ['', '']
    open(method: string, url: string) {
      this.#to = [method, url]
    }
    abort() {
      this.onabort()
    }
    send(body: Blob) {
      this.upload.onprogress?.({ loaded: Math.ceil(body.size / 2) })
      const [method, url] = this.#to
      const take = async () => {
        const answer = await ask(url, { method })
        this.status = answer.status
        this.responseText = await answer.text()
        this.onload()
      }
      take().catch(() => this.onerror())
    }
  }
}
const json =
  (body: object, status = 200) =>
  () =>
    Response.json(body, { status })
const leave = json({ sha256: 'x', url: null, put: { url: LEAVE } })

afterEach(() => vi.unstubAllGlobals())

it('sends what is not there, and fetches it back', async () => {
  const asked = answering({
    '/nfts/create/upload': leave,
    [LEAVE]: json({ url: PLACE }, 201),
    [PLACE]: () => new Response('picture'),
  })
  expect(await put()).toEqual({ url: PLACE, hash: 'of picture' })
  expect(asked).toEqual(['POST /nfts/create/upload', `PUT ${LEAVE}`, `GET ${PLACE}`])
})

const whole = {
  '/nfts/create/upload': leave,
  [LEAVE]: json({ url: PLACE }, 201),
  [PLACE]: () => new Response('picture'),
}

it('tells how far it is there, and then back', async () => {
  answering(whole)
  const steps: PutStep[] = []
  await put({ onStep: (step) => steps.push(step) })
  expect(steps).toEqual([
    { way: 'there', bytes: 4 },
    { way: 'back', bytes: 7 },
  ])
})

it.each(['there', 'back'] as const)('is given up on its way %s', async (way) => {
  const asked = answering(whole)
  const stop = new AbortController()
  const onStep = (step: PutStep) => step.way === way && stop.abort()
  await expect(put({ onStep, signal: stop.signal })).rejects.toMatchObject({ fault: 'stopped' })
  expect(asked.includes(`GET ${PLACE}`)).toBe(way === 'back')
})

it('reads no more than it sent', async () => {
  let isCancelled = false
  const endless = new ReadableStream({
    pull: (controller) => controller.enqueue(new Uint8Array(5)),
    cancel() {
      isCancelled = true
    },
  })
  answering({ ...whole, [PLACE]: () => new Response(endless) })
  await expect(put()).rejects.toMatchObject({ fault: 'differs' })
  expect(isCancelled).toBe(true)
})

it('sends nothing that is there already, and compares it all the same', async () => {
  const there = { '/nfts/create/upload': json({ url: PLACE, put: null }) }
  const asked = answering({ ...there, [PLACE]: () => new Response('picture') })
  await put()
  expect(asked).toEqual(['POST /nfts/create/upload', `GET ${PLACE}`])
  answering({ ...there, [PLACE]: () => new Response('another') })
  await expect(put()).rejects.toMatchObject({ fault: 'differs' })
  answering({ ...there, [PLACE]: () => new Response('', { status: 404 }) })
  await expect(put()).rejects.toMatchObject({ fault: 'differs' })
})

it.each([
  [{ '/nfts/create/upload': json({ code: 'TooLarge' }, 413) }, 'too-large'],
  [{ '/nfts/create/upload': json({ code: 'TooManyUploads' }, 409) }, 'too-many'],
  [{ '/nfts/create/upload': json({ code: 'Unauthenticated' }, 401) }, 'signed-out'],
  [{ '/nfts/create/upload': () => new Response('<html>', { status: 500 }) }, 'silent'],
  [{ '/nfts/create/upload': json({}) }, 'silent'],
  [{ '/nfts/create/upload': leave }, 'silent'],
  [{ '/nfts/create/upload': leave, [LEAVE]: json({ code: 'unsupported-type' }, 415) }, 'unsupported-type'],
  [{ '/nfts/create/upload': leave, [LEAVE]: json({ code: 'expired' }, 410) }, 'silent'],
  [{}, 'silent'],
])('says why a file is not there: %#', async (answers, fault) => {
  answering(answers)
  await expect(put()).rejects.toMatchObject({ fault })
})
