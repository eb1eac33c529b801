import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Upload } from '../drop/uploads-of-drop.js'
import { ModelJournal, Power } from '../engine/model-chain.test-support.js'
import { hashOf } from '../hash-of.test-support.js'
import { type MediaService, openMediaService, type SendMood } from './media-service.test-support.js'
import { type Leave, mediaUploader } from './media-uploader.js'
import { folderUploader } from './own-uploader.js'
import { runUpload, type UploadParts } from './run-upload.js'

const uploadOf = (text: string): Upload => {
  const source = new TextEncoder().encode(text)
  return { hash: hashOf(text), size: source.length, mediaType: 'image/png', name: 'one.png', source }
}
const picture = uploadOf('a picture '.repeat(5000))

describe('files on a media service', () => {
  let service: MediaService
  let journal: ModelJournal
  let waits: number[]
  beforeEach(async () => {
    service = await openMediaService()
    journal = new ModelJournal(new Power(), () => 0.5)
    waits = []
  })
  afterEach(() => service.close())

  const parts = (change: Partial<UploadParts> = {}): UploadParts => ({
    ...{ uploads: [picture], gateways: [], journal, fetch, leastPlaces: 1, random: () => 0 },
    uploaders: [mediaUploader({ name: 'ours', askLeave: service.askLeave, fetch })],
    readFile: () => Promise.reject(new Error('no file')),
    sleep: async (ms) => void waits.push(ms),
    ...change,
  })
  const codes = async (change?: Partial<UploadParts>) =>
    (await runUpload(parts(change))).faults.map(({ code, place }) => `${code} ${place}`)

  it('lie under their hash, are sent once and without a token, and not at all where they are there already', async () => {
    const { hosted, isGreen } = await runUpload(parts())
    expect([...hosted.values()]).toEqual([[`${service.url}/files/${picture.hash}.png`]])
    expect(isGreen).toBe(true)
    journal = new ModelJournal(new Power(), () => 0.5)
    expect(await codes()).toEqual([])
    expect(service.sent.map(({ authorization }) => authorization)).toEqual([undefined])
    // What is written down leads to the file, and to no leave.
    expect(new TextDecoder().decode(journal.bytes)).not.toContain('/uploads/')
  })

  it('are at one host, which is one too few where it counts', async () => {
    expect(await codes({ leastPlaces: 2 })).toEqual([`too-few-places ${new URL(service.url).host}`])
    const other = await openMediaService()
    const write = async (_: string, bytes: Uint8Array) =>
      void other.files.set(`/files/${picture.hash}`, Buffer.from(bytes))
    const [mine] = parts().uploaders
    const beside = folderUploader({ write }, `${other.url}/files/`)
    const named = { ...picture, name: `${picture.hash}.png` }
    const uploaders = mine ? [mine, beside] : []
    expect(await codes({ leastPlaces: 2, uploads: [named], uploaders })).toEqual([])
    await other.close()
  })

  it.each<[string, (Leave | 'over' | 'fails')[], SendMood[], number]>([
    ['answers of 500 and 503', [], [500, 503], 3],
    ['a line that breaks under way', [], ['cut', 'cut'], 3],
    ['an answer that is lost once the file is there', [], ['lost'], 1],
    ['leave that runs out', ['over', 'over'], [], 3],
    ['a service that asks for patience', [{ kind: 'later', seconds: 7 }, { kind: 'later' }], [], 1],
  ])('outlast %s', async (name, leave, send, sendings) => {
    service.moods.leave.push(...leave)
    service.moods.send.push(...send)
    expect([name, await codes()]).toEqual([name, []])
    expect(service.sent).toHaveLength(sendings)
    // Each sending has leave of its own.
    expect(new Set(service.sent.map(({ path }) => path)).size).toBe(sendings)
    expect(waits).toHaveLength(Math.max(leave.length, send.length))
    if (leave.some((one) => typeof one !== 'string')) expect(waits[0]).toBe(7000)
  })

  it.each<[string, Leave[], SendMood[]]>([
    ['signed-out', [{ kind: 'refused', why: 'signed-out' }], []],
    ['too-large', [{ kind: 'refused', why: 'too-large' }], []],
    ['too-much', [{ kind: 'refused', why: 'too-much' }], []],
    ['refused', [{ kind: 'refused', why: 'refused' }], []],
    ['other-cid', [], ['other-hash']],
    ['unreadable-answer', [], ['elsewhere']],
    ['unreadable-answer', [], ['words']],
    ['unreadable-answer', [{ kind: 'put', url: 'http://media.example.com/uploads/1' }], []],
    ['unreadable-answer', [{ kind: 'put', url: 'file:///etc/passwd' }], []],
    ['unreadable-answer', [{ kind: 'there', url: 'https://media.example.com/files/another.png' }], []],
    ['unreadable-answer', [{ kind: 'there', url: `https://me:x@media.example.com/${picture.hash}` }], []],
    ['unreadable-answer', [{ kind: 'there', url: `javascript:${picture.hash}` }], []],
    ['not-put', [], [403]],
    ['not-put', [], [500, 500, 500, 500, 500]],
  ])('are told %s, once, and go when they are tried again', async (code, leave, send) => {
    service.moods.leave.push(...leave)
    service.moods.send.push(...send)
    expect(await codes()).toEqual([`${code} media ours`])
    expect(await codes()).toEqual([])
  })

  it('of a kind that it does not take are refused for good', async () => {
    expect(await codes({ uploads: [uploadOf('this is no work of art')] })).toEqual([
      'unwanted-kind media ours',
    ])
    expect(waits).toEqual([])
  })

  it('that changed on their way are told', async () => {
    const other = async () => service.askLeave({ hash: 'e'.repeat(64), size: picture.size })
    const uploaders = [mediaUploader({ name: 'ours', askLeave: other, fetch })]
    expect(await codes({ uploaders })).toEqual(['other-cid media ours'])
  })

  it('are not there because somebody says so', async () => {
    const url = `${service.url}/files/${picture.hash}.png`
    service.files.set(`/files/${picture.hash}`, Buffer.from('painted over'))
    service.moods.leave.push({ kind: 'there', url })
    expect(await codes()).toEqual([`other-bytes ${new URL(service.url).host}`])
  })

  it('wait where whoever gives leave is gone', async () => {
    service.moods.leave.push('fails')
    expect(await codes()).toEqual(['not-put media ours'])
    expect(await codes()).toEqual([])
  })
})
