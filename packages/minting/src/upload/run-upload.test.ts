import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Upload } from '../drop/uploads-of-drop.js'
import { Killed, ModelJournal, Power } from '../engine/model-chain.test-support.js'
import { hashOf } from '../hash-of.test-support.js'
import { fileCid } from './file-cid.js'
import { type Host, type Mood, openHost, SECRET } from './host.test-support.js'
import { kuboUploader, pinataUploader } from './ipfs-uploader.js'
import { folderUploader, hostedUploader } from './own-uploader.js'
import { runUpload, type UploadParts } from './run-upload.js'
import { s3Uploader } from './s3-uploader.js'

const utf8 = (text: string) => new TextEncoder().encode(text)
const contentOf = (at: number) => `picture ${at} `.repeat(50)
/** A content: every other one is a file of the folder. */
function uploadOf(at: number): Upload {
  const bytes = utf8(contentOf(at))
  const hash = hashOf(contentOf(at))
  const source = at % 2 === 0 ? `images/${at}.png` : bytes
  return { hash, size: bytes.length, mediaType: 'image/png', name: `${hash}.png`, source }
}
const readFile = async (path: string) => utf8(contentOf(Number(/\d+/.exec(path)?.[0])))

describe('an upload', () => {
  let first: Host
  let second: Host
  let waits: number[]
  let journal: ModelJournal
  let power: Power
  beforeEach(async () => {
    ;[first, second] = [await openHost(), await openHost()]
    waits = []
    power = new Power()
    journal = new ModelJournal(power, () => 0.5)
  })
  afterEach(() => Promise.all([first.close(), second.close()]))

  const bucket = (host: Host) =>
    s3Uploader({
      ...{ endpoint: host.url, bucket: 'art', region: 'eu', accessKeyId: 'key', secretAccessKey: SECRET },
      ...{ publicUrl: `${host.url}/art/drop/`, prefix: 'drop/', fetch },
    })
  const parts = (change: Partial<UploadParts> = {}): UploadParts => ({
    uploads: [0, 1, 2].map(uploadOf),
    ...{ readFile, journal, fetch, gateways: [first.url, second.url], timeoutMs: 300, atOnce: 1 },
    uploaders: [bucket(first), bucket(second)],
    sleep: async (ms) => void waits.push(ms),
    random: () => 0.5,
    ...change,
  })
  const codes = async (change?: Partial<UploadParts>) =>
    (await runUpload(parts(change))).faults.map(({ code, place }) => [code, place])
  const host = ({ url }: Host) => new URL(url).host

  it('puts every content in two places and fetches every byte back', async () => {
    const steps: number[] = []
    const report = await runUpload(parts({ atOnce: 3, onProgress: ({ done }) => steps.push(done) }))
    expect(report).toMatchObject({ faults: [], isGreen: true })
    expect([...report.hosted]).toEqual(
      [0, 1, 2].map((at) => {
        const { hash, name } = uploadOf(at)
        return [hash, [first, second].map(({ url }) => `${url}/art/drop/${name}`)]
      }),
    )
    expect(String(first.held.get(`/art/drop/${uploadOf(1).name}`))).toBe(contentOf(1))
    expect(first.requests.filter(({ method }) => method === 'GET')).toHaveLength(3)
    expect(first.requests[0]?.authorization).toMatch(/^AWS4-HMAC-SHA256 Credential=key\//)
    expect(steps).toEqual([1, 2, 3])
  })

  it('goes by IPFS to Pinata and a node of one’s own, and is fetched back by two gateways', async () => {
    const [one] = [uploadOf(0)]
    for (const uploader of [
      pinataUploader({ jwt: 'a token', fetch, url: first.url }),
      kuboUploader({ url: first.url, fetch, authorization: 'Basic x' }),
    ]) {
      journal = new ModelJournal(power, () => 0)
      const cid = await fileCid(utf8(contentOf(0)))
      second.held.set(`/ipfs/${cid}`, Buffer.from(contentOf(0)))
      const report = await runUpload(parts({ uploads: [one], uploaders: [uploader] }))
      expect([...report.hosted]).toEqual([[one.hash, [`ipfs://${cid}`]]])
    }
    expect(first.requests.flatMap(({ authorization }) => authorization ?? [])).toEqual([
      'Bearer a token',
      'Basic x',
    ])
    // Whoever has it, its address is the same, and stands in a plan once.
    const both = [first, second].map(({ url }) => kuboUploader({ url, fetch }))
    const report = await runUpload(parts({ uploads: [one], uploaders: both }))
    expect([...report.hosted.values()]).toEqual([[`ipfs://${await fileCid(utf8(contentOf(0)))}`]])
  })

  it('may go to a folder, or lie somewhere already', async () => {
    const folder = {
      write: async (name: string, bytes: Uint8Array) => void first.held.set(`/f/${name}`, Buffer.from(bytes)),
    }
    for (const { name } of [0, 1, 2].map(uploadOf)) second.held.set(`/h/${name}`, Buffer.from(contentOf(0)))
    const lies = hostedUploader('mirror', ({ name }) => `${second.url}/h/${name}`)
    const report = await runUpload(parts({ uploaders: [folderUploader(folder, `${first.url}/f/`), lies] }))
    // Of what lies there, one content is what it has to be.
    expect(report.faults.map(({ code, name }) => [code, name])).toEqual([
      ['other-bytes', uploadOf(1).name],
      ['other-bytes', uploadOf(2).name],
    ])
    expect([...report.hosted.keys()]).toEqual([uploadOf(0).hash])
    expect(report.isGreen).toBe(false)
  })

  it.each<[string, { put?: Mood[]; get?: Mood[] }]>([
    ['an answer of 500', { put: [500, 503, 'good'] }],
    ['a line that breaks', { get: ['cut', 'good'] }],
    ['a content that is not there yet', { get: [404, 404, 404, 404] }],
    ['a host that never answers once', { get: ['never'] }],
    ['too many requests', { get: [429] }],
  ])('outlasts %s', async (_, moods) => {
    Object.assign(first.moods, moods)
    expect(await codes()).toEqual([])
    expect(waits.length).toBeGreaterThan(0)
  })

  it('takes its time with a host that does', async () => {
    first.moods.get.push('slow')
    expect(await codes()).toEqual([])
    expect(waits).toEqual([])
  })

  it.each<[string, string, { put?: Mood[]; get?: Mood[] }]>([
    ['not-put', 's3', { put: [500, 500, 500, 500, 500] }],
    ['not-put', 's3', { put: [403] }],
    ['not-there', 'host', { get: [500, 500, 500, 500, 500] }],
    ['not-there', 'host', { get: [404, 404, 404, 404, 404] }],
    ['not-there', 'host', { get: [410] }],
    ['other-bytes', 'host', { get: ['altered'] }],
    ['other-bytes', 'host', { get: ['short'] }],
    ['other-bytes', 'host', { get: ['longer'] }],
  ])('is told %s, and is whole when it is tried again', async (code, place, moods) => {
    Object.assign(first.moods, moods)
    const where = place === 's3' ? `s3 ${first.url}/art/drop/` : host(first)
    expect(await codes()).toEqual([[code, where]])
    expect(await codes()).toEqual([])
  })

  it('is not believed by a service that has something else, or says nothing sensible', async () => {
    const uploaders = [pinataUploader({ jwt: 't', fetch, url: first.url })]
    first.moods.put.push('altered', 'short')
    const found = await codes({ uploads: [uploadOf(0)], uploaders })
    expect(found).toEqual([['other-cid', `pinata ${first.url}`]])
    expect(await codes({ uploads: [uploadOf(0)], uploaders })).toEqual([
      ['unreadable-answer', `pinata ${first.url}`],
    ])
  })

  it('writes down no address that it could not read again', async () => {
    const uploads = [uploadOf(0)]
    for (const address of ['', `https://files.example.com/${'x'.repeat(2000)}`])
      expect(await codes({ uploads, uploaders: [hostedUploader('mirror', () => address)] })).toEqual([
        ['unreadable-answer', 'hosted mirror'],
      ])
    expect(journal.bytes).toHaveLength(0)
  })

  it('locks what lies in one place alone, and what changed since it was read', async () => {
    expect(await codes({ uploads: [uploadOf(0)], uploaders: [bucket(first)] })).toEqual([
      ['too-few-places', host(first)],
    ])
    journal = new ModelJournal(power, () => 0)
    const changed = [0, 2].map((at) => ['changed', uploadOf(at).name])
    expect(await codes({ readFile: async () => utf8('painted over') })).toEqual(changed)
    expect(await codes({ readFile: () => Promise.reject(new Error('gone')) })).toEqual(changed)
    expect(await runUpload(parts({ uploads: [] }))).toMatchObject({ isGreen: false })
  })

  it('goes on where it was killed, at every line of its journal, and puts nothing twice that was written down', async () => {
    for (const late of [false, true])
      for (let after = 0; after < 12; after++) {
        journal = new ModelJournal(power, () => 0.5)
        first.requests.length = 0
        power.fail(after, late)
        await expect(runUpload(parts())).rejects.toThrow(Killed)
        expect(await runUpload(parts())).toMatchObject({ faults: [], isGreen: true })
        const puts = first.requests.filter(({ method }) => method === 'PUT')
        // The one that was under way may have to be put again.
        expect(puts.length).toBeLessThanOrEqual(4)
      }
    first.requests.length = 0
    await runUpload(parts())
    expect(first.requests).toEqual([])
  })

  it('is fetched back once more before a mint, and what is gone or changed since then is told', async () => {
    expect(await codes()).toEqual([])
    const before = journal.bytes.length
    expect(await codes({ isSeenAnew: true })).toEqual([])
    expect(journal.bytes).toHaveLength(before)
    first.held.set(`/art/drop/${uploadOf(1).name}`, Buffer.from('painted over'))
    first.held.delete(`/art/drop/${uploadOf(2).name}`)
    expect(await codes()).toEqual([])
    expect(await codes({ isSeenAnew: true })).toEqual([
      ['other-bytes', host(first)],
      ['not-there', host(first)],
    ])
  })

  it('stops when it is told to, and has lost nothing', async () => {
    const stop = new AbortController()
    const onProgress = () => stop.abort(new Error('enough'))
    await expect(runUpload(parts({ onProgress, signal: stop.signal }))).rejects.toThrow('enough')
    expect(first.held.size).toBe(1)
    expect(await codes()).toEqual([])
    expect(first.requests.filter(({ method }) => method === 'PUT')).toHaveLength(3)
  })

  it('tells no key in what it says', async () => {
    const wrong = s3Uploader({
      ...{ endpoint: first.url, bucket: 'art', region: 'eu', accessKeyId: 'key', prefix: '', fetch },
      ...{ publicUrl: `${first.url}/art/`, secretAccessKey: 'not a secret' },
    })
    const report = await runUpload(parts({ uploaders: [wrong, bucket(second)] }))
    expect(report.faults.map(({ code, status }) => [code, status])).toContainEqual(['not-put', 403])
    expect(JSON.stringify(report.faults)).not.toMatch(/a secret|Signature/)
    expect(new TextDecoder().decode(journal.bytes)).not.toMatch(/a secret|Signature/)
  })
})
