import { afterEach, expect, it, vi } from 'vitest'
import type { MintBuilder } from './mint-builder.js'
import { putFile } from './put-file.js'

const PLACE = 'https://media.example/files/aa.png'
const LEAVE = 'https://media.example/uploads/leave'
const file = new Blob(['picture'])
/** Says of the bytes themselves what they hash to. */
const builder: Pick<MintBuilder, 'hash'> = { hash: async (blob) => `of ${await blob.text()}` }
const put = () => putFile(file, 'of picture', builder)

/** Answers by address; tells what was asked. */
function answering(answers: Readonly<Record<string, () => Response>>): string[] {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string, { method = 'GET' }: RequestInit = {}) => {
    asked.push(`${method} ${url}`)
    const answer = answers[url]
    if (!answer) throw new TypeError('unreachable')
    return answer()
  })
  return asked
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
